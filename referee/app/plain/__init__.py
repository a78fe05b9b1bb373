"""The application as questions and answers, one line each: for pipes, plain terminals and screen readers."""
