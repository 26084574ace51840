"""What a role can do, one small piece each."""
