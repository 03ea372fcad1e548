# The review of a finished game.

review-open = How it went
review-title = How it went
review-lead = { $together ->
    [yes] The team’s chance to win from move to move, with all cards open.
   *[no] Every player’s chance to win from move to move, with all cards open.
  }
review-working = Reviewing the game: { $percent } %
review-compiling = Preparing the review, once after each update: { $percent } %
review-stays = You can close this: the server continues, and keeps the result.
review-graph = Chance to win over the moves
review-graph-words = { $who }: { $start } % at the beginning, { $least } % at its lowest, { $most } % at its highest, { $end } % at the end.
review-team = The team
review-moment = Move { $moment } of { $last }
review-share = { $who }: { $percent } %
review-slider = Moment of the game
review-look = Look at this moment
review-mistakes = The most costly decisions
review-mistakes-lead = Each is judged by what that player could know then.
review-none = No decision cost anything worth mentioning. Well played!
review-cost = { $who }, move { $moment }: cost { $percent } % of the win
review-played = Played: { $ply } ({ $percent } % to win)
review-better = Better: { $ply } ({ $percent } % to win)
review-advice = Advice to { $who }:
review-table = The numbers as a table
review-ply = Move
