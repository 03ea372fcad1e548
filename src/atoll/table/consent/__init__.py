"""Proposals that need the other players' consent."""
