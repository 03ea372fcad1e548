# Dicas à mesa.

hint-title = O que um jogador forte consideraria
hint-thinking = A pensar…
hint-preparing = A preparar-se para pensar adiante, uma vez depois de cada atualização: { $percent } %
hint-intro = Pelo que se sabe do seu lugar, o melhor primeiro:
hint-win = { $percent } % de hipóteses de ganhar
hint-play = Jogar assim
hint-show = Mostrar no tabuleiro
