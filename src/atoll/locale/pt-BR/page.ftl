# O que difere do português europeu.

skip-to-content = Pular para o conteúdo
home-replay = Ver um arquivo
la_tortuga-tagline = Sete tartarugas dão a volta a uma ilha nas costas umas das outras. Quem vai em cima decide.
la_tortuga-picture = Um anel de pedras à volta de uma pequena ilha verde; tartarugas nas costas umas das outras
forbidden_island-tagline = Uma equipe de exploradores, quatro tesouros e uma ilha que se afunda debaixo dos pés.
tobago-tagline = Pista a pista o mapa estreita-se, até só restar um lugar onde cavar.
settings = Configurações
bot-novice = Iniciante
table-missing-text = Talvez a ligação esteja cortada, ou a mesa tenha sido aberta noutro servidor. Peça a ligação de novo, ou abra uma mesa nova.
table-lost = A ligação caiu. O seu lugar e a partida estão a salvo; reconectando…
play-tab-log = Registro
play-log = Registro
play-confirm = Pressione de novo para confirmar
play-again = Jogar de novo
play-won =
    { $count ->
        [one] { $winners } ganha
       *[other] { $winners } dividem a vitória
    }
help-skip = pular a animação
