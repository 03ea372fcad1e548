"""What happens by the clock: bot turns, time-outs, wake-ups, expiry."""
