# History of a game: looking back, branching off, downloading and verifying it.

history-title = Looking back
history-turn = Turn { $turn } of { $turns }
history-now = Back to now
history-close = Close the replay
history-goes-on = { $count ->
    [0] The game goes on while you look.
    [one] The game goes on: one new move meanwhile.
   *[other] The game goes on: { $count } new moves meanwhile.
  }
history-first = To the beginning
history-back = One move back
history-forward = One move on
history-last = To the end
history-play = Play on
history-pause = Pause
history-slider = Moment of the game
history-tempo = Tempo
history-eyes = Seen by
history-eyes-own = you
history-eyes-none = a spectator
history-eyes-all = everyone: all cards open
history-copy = Copy the link
history-copied = The link to this moment is copied.
history-copy-failed = Your browser does not allow copying. The link is in the address bar.

## What if

what-if = What if…
what-if-lead = Take the game up again after move { $moment } at a table of its own. The game you are looking at stays as it is.
what-if-hidden = Cards that your seat could not know then are dealt again.
what-if-seat = Your seat
what-if-name = Your name
what-if-bots = Everybody else
what-if-go = Play on from here

origin-branch =
    { $moment ->
        [0] What if: this game branched off from the very beginning of
       *[other] What if: this game branched off after move { $moment } of
    }
origin-branch-link = another game
origin-file = This game was read from a file.

## Afterwards

after-replay = Replay
after-download = Download the transcript

## Fair by proof

fair-lead = All chance at this table was settled before the game by a secret seed. This is its fingerprint; at the end the seed is shown, and anyone can check that nothing was changed.
fair-lead-over = All chance in this game was settled beforehand by this seed. Its fingerprint was shown from the start.
fair-commitment = Fingerprint of the seed (SHA-256)
fair-seed = Seed
fair-copy = Copy
fair-copied = Copied.
fair-copy-failed = Your browser does not allow copying.
fair-challenge = This deal is that of an earlier game: { $name } knows it, and had this fingerprint before you.
fair-none-branch = This game branched off from another one, so it carries no proof of its own.
fair-none-file = This game comes from a file, so nothing about its chance can be proved here.
fair-verify = Verify
fair-verifying = Checking: { $done } of { $total }
fair-good = { $count ->
    [one] Everything is right: your browser worked out the one move of chance again from the seed.
   *[other] Everything is right: your browser worked out all { $count } moves of chance again from the seed.
  }
fair-noted = The fingerprint is the one this browser noted when it first saw the table.
fair-set-up = The set-up needs the rules: { $command } checks it as well, from the downloaded transcript.
fair-bad-ply = Move { $ply } is not what the seed gives!
fair-bad-commitment = The seed does not fit the fingerprint!
fair-bad-changed = This is not the fingerprint your browser noted at the beginning!

## Replaying a file

import-title = Replay a file
import-lead = A transcript that you downloaded here or at another Atoll, or one printed by { $command }. It becomes a table to look at, with a link you can share.
import-drop = Drop the file here, or
import-choose = Choose a file
import-reading = Reading { $file }…
import-several = There are several games in this file:
import-game = Game { $number }
import-too-large = This file is larger than 2 MB: it can hardly be a transcript.
