# O que difere do português europeu.

plain-decides = { $you ->
    [yes] Você decide.
   *[no] { $player } decide.
  }
