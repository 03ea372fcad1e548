# Reasons for hints on Forbidden Island.

forbidden_island-hint-landing = { $tile } is the only way home: { $percent } % risk that it sinks this turn
forbidden_island-hint-last-site = { $tile } is the last place for { $treasure }: { $percent } % risk that it sinks this turn
forbidden_island-hint-site = { $tile } is a place for { $treasure }: { $percent } % risk that it sinks this turn
forbidden_island-hint-keeps = keeps { $tile }: { $percent } % risk that it sinks this turn
forbidden_island-hint-captures = { $missing ->
    [0] captures the last treasure: now home
    [one] captures a treasure, { $missing } is still missing
   *[other] captures a treasure, { $missing } are still missing
  }
forbidden_island-hint-gives = { $seat } then holds { $count } of 4 cards for { $card }
forbidden_island-hint-discards = { $count ->
    [one] the least needed: you hold { $count } of { $card }
   *[other] the least needed: you hold { $count } of { $card }
  }
forbidden_island-hint-wins = everybody is home with all treasures: this wins
forbidden_island-hint-waits = { $flooded ->
    [0] nothing is flooded, and nothing is urgent
    [one] { $flooded } tile is flooded, but nothing better is in reach
   *[other] { $flooded } tiles are flooded, but nothing better is in reach
  }
forbidden_island-hint-can-capture = there { $treasure } can be captured
forbidden_island-hint-goes-home = all treasures are yours: to { $tile }
forbidden_island-hint-can-save = from there { $tile } can be shored up: { $percent } % risk that it sinks this turn
forbidden_island-hint-meets = there { $seat } waits, to give cards or get them
forbidden_island-hint-goes = brings the pawn to { $tile }, nearer to what is needed

forbidden_island-hint-ply-move = Go to { $to }
forbidden_island-hint-ply-fly = Fly to { $to }
forbidden_island-hint-ply-navigate = Lead { $seat } to { $to }
forbidden_island-hint-ply-shore_up = Shore up { $tile }
forbidden_island-hint-ply-give = Give { $card } to { $to }
forbidden_island-hint-ply-capture = Capture the treasure
forbidden_island-hint-ply-end_actions = End the actions
forbidden_island-hint-ply-lift = Helicopter Lift: { $seats } to { $to }
forbidden_island-hint-ply-sandbag = Sandbags on { $tile }
forbidden_island-hint-ply-lift_off = Lift off
forbidden_island-hint-ply-discard = Discard { $card }
forbidden_island-hint-ply-swim = Swim to { $to }
forbidden_island-hint-ply-proceed = Go on
