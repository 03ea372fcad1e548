# Hints at the table.

hint-title = What a strong player would consider
hint-thinking = Thinking…
hint-preparing = Preparing hints, once after each update: { $percent } %
hint-intro = Judged by what your seat may know, the best first:
hint-win = { $percent } % to win
hint-play = Play this
hint-show = Show on the board
