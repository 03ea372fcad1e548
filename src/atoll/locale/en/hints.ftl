# Hints at the table.

hint-title = What a strong player would consider
hint-thinking = Thinking…
hint-preparing = Getting ready to think ahead, once after each update: { $percent } %
hint-intro = From what your seat may know, the best first:
hint-win = { $percent } % to win
hint-play = Play this
hint-show = Show on the board
