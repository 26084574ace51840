"""What a role can do, one small piece each; a role is a list of them."""
