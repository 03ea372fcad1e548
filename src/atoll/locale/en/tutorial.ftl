# The coach of every tutorial; what it teaches of a game is in GAME_tutorial.ftl.

tutorial-step = Step { $step } of { $steps }
tutorial-next = Next
tutorial-back = Back
tutorial-skip = Skip
tutorial-show = Show me
tutorial-again = Once more
tutorial-astray = That would be allowed, too, and some day it may be the better move. For now, please follow the outline.
tutorial-done = That is all you need to play { $game }. The bots are waiting for you; the rules are there whenever you want to look something up.
