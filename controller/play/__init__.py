"""A whole evening as a text file: people at a simulated table, the real director."""
