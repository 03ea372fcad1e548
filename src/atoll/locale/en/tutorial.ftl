# The coach of every tutorial; what it teaches of a game is in GAME_tutorial.ftl.

tutorial-step = Step { $step } of { $steps }
tutorial-chapters = Chapters
tutorial-chapter = { $number }. { $title }
tutorial-next = Next
tutorial-back = Back
tutorial-skip = Skip
tutorial-show = Show me
tutorial-do = Do it for me
tutorial-again = Once more
tutorial-astray = That would be allowed, too, and some day it may be the better move. For now, please follow the outline.
tutorial-done = That is all you need to play { $game }. The bots are waiting for you; the rules are there whenever you want to look something up.
la_tortuga-chapter-welcome = Dice and dares
la_tortuga-chapter-others = Riding on shells
la_tortuga-chapter-two = Two turtles each
forbidden_island-chapter-welcome = What explorers do
forbidden_island-chapter-draw = Cards and floods
forbidden_island-chapter-rise = The waters rise
forbidden_island-chapter-late = The last flight
tobago-chapter-welcome = Clues and maps
tobago-chapter-drive = Driving to the treasure
tobago-chapter-looked = Sharing the treasure
tobago-chapter-washed = Amulets
tobago-chapter-exchange = What amulets can do
tobago-chapter-curse-raise = The curse
