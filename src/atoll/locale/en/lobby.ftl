# The lobby: public tables to join or to watch.

lobby-title = Open tables
lobby-lead = Anyone may sit down at these tables, or watch. New ones appear by themselves.
lobby-filter = Which game
lobby-all-games = All games
lobby-count = { $open ->
    [one] { $open } open table
   *[other] { $open } open tables
  }, { $running } to watch
lobby-lost = The connection is lost; reconnecting…
lobby-empty = No table is open just now. Lay one, and tick “Public”: others will find it here.
lobby-own = Or lay a table of your own, and tick “Public”:
lobby-open = A seat is free
lobby-playing = Being played
lobby-free = free
lobby-nobody-here = No one is at the table just now.
lobby-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
lobby-join = Sit down
lobby-watch = Watch
lobby-more = Show more ({ $count })
lobby-terms = How this table plays
lobby-usual = Usual rules
lobby-level = Level: { $value }
