# O que difere do português europeu.

skip-to-content = Pular para o conteúdo
home-play-now = Jogar agora
home-to-come = Em breve
home-replay = Ver um arquivo
home-unreachable = O servidor não responde neste momento, por isso não é possível abrir mesas.
home-offline = Você está sem internet. Mesmo assim, pode ler as regras e aprender a jogar; para uma mesa é preciso conexão.
la_tortuga-tagline = Sete tartarugas dão a volta em uma ilha, umas nas costas das outras. Quem vai em cima decide.
la_tortuga-picture = Um anel de pedras ao redor de uma pequena ilha verde; tartarugas nas costas umas das outras
forbidden_island-tagline = Uma equipe de exploradores, quatro tesouros e uma ilha que afunda debaixo dos pés.
forbidden_island-picture = Peças de uma ilha no mar, algumas afundando devagar
tobago-tagline = Pista a pista o mapa se estreita, até restar um só lugar para cavar.
settings = Configurações
settings-keys-help = À mesa, letras como R e S agem na hora.
settings-language = Idioma
bot-random-character = Tira cara ou coroa em cada escolha. Boa companhia para uma primeira partida.
bot-novice = Iniciante
bot-skilled-character = Conhece bem o jogo e responde na hora.
bot-tree = Busca em árvore
table-looking = Procurando a mesa…
table-missing-text = Talvez o link esteja cortado, ou a mesa tenha sido aberta em outro servidor. Peça o link de novo, ou abra uma mesa nova.
table-refused-title = Não é possível abrir esta mesa agora
table-unreachable-text = Nada se perdeu: a mesa está guardada no servidor. Você pode tentar de novo quando quiser.
table-waiting-text = Uma mesa precisa de conexão. Nada se perdeu: a mesa está guardada no servidor, e esta página volta a ela sozinha.
table-lost = A conexão caiu. O seu lugar e a partida estão a salvo; reconectando…
table-unsent = O que você escolheu será enviado assim que ela voltar.
play-tab-log = Registro
play-unread = { $count } não lidas
play-log = Registro
play-why = Por quê?
play-skip = Pular
play-confirm = Pressione de novo para confirmar
play-wait = Outros estão decidindo.
play-watching = Você está assistindo.
play-again = Jogar de novo
play-result = Como terminou
play-won =
    { $count ->
        [one] { $winners } ganha
       *[other] { $winners } dividem a vitória
    }
play-won-you = Você ganhou!
help-lead = Dá para jogar tudo sem mouse.
help-skip = pular a animação
rules-by = Contadas com nossas palavras. O jogo é de { $author }.
