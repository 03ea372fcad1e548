# A página à volta dos jogos: moldura, início, preparação, lugares.

atoll = Atoll
title = { $game } · Atoll
title-your-turn = É a sua vez · { $game }
skip-to-content = Saltar para o conteúdo
home-link = Atoll, para a página inicial
close = Fechar
loading = Um momento…
not-found-title = Fora do mapa
not-found-text = Não há nada neste endereço. O mar é grande; o porto fica por aqui.
to-home = Para a página inicial
try-again = Tentar de novo

## Home

home-title = Três ilhas, uma mesa
home-lead = Verdadeiros jogos de tabuleiro com as suas regras, com amigos ou com bots.
home-play-now = Jogar já
home-with-friends = Com amigos
learn = Aprender
learn-game = Aprender a jogar: { $game }
home-lobby = Mesas abertas
home-to-come = A caminho
home-replay = Ver um ficheiro
home-players = { $low } a { $high } jogadores
home-more = Mais jogos neste servidor
home-unreachable = O servidor não responde neste momento, por isso não se pode abrir nenhuma mesa.
home-offline = Está sem ligação à internet. Pode ler as regras e aprender a jogar na mesma; para uma mesa é preciso ligação.
home-affiliation = O Atoll é um projeto livre e independente. Não está ligado aos autores nem às editoras destes jogos; os nomes são deles.
home-credit = { $game }, de { $author }, editado por { $publisher }
home-credits = De quem são estes jogos

la_tortuga-title = La Tortuga
la_tortuga-tagline = Sete tartarugas dão a volta a uma ilha às costas umas das outras. Quem vai em cima decide.
la_tortuga-author = Alex Randolph
la_tortuga-publisher = franjos
la_tortuga-picture = Um anel de pedras à volta de uma pequena ilha verde; tartarugas às costas umas das outras
forbidden_island-title = A Ilha Proibida
forbidden_island-tagline = Uma equipa de exploradores, quatro tesouros e uma ilha que se afunda debaixo dos pés.
forbidden_island-author = Matt Leacock
forbidden_island-publisher = Gamewright
forbidden_island-picture = Peças de uma ilha no mar, algumas a afundar-se devagar
tobago-title = Tobago
tobago-tagline = Pista a pista o mapa estreita-se, até só restar um sítio onde cavar.
tobago-author = Bruce Allen
tobago-publisher = Zoch
tobago-picture = Um mapa de hexágonos com palmeiras e um lago; uma cruz marca o tesouro

## Settings

settings = Definições
settings-theme = Tema
settings-theme-system = Do sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-speed = Animação
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-off = Sem
settings-preview-first = Confirmar jogadas
settings-preview-first-help = O primeiro toque mostra o que a jogada faria, o segundo joga-a.
settings-keys = Jogar com uma tecla
settings-keys-help = À mesa, letras como R e S agem logo.
settings-language = Língua

## Setting up a table

default-names = Coral · Gaivota · Maré · Manga · Brisa · Marujo · Duna · Farol
default-mate = Imediato

bot-random = À Deriva
bot-random-character = Atira a moeda ao ar em cada escolha. Boa companhia para uma primeira partida.
bot-stop4 = Lobo do Mar
bot-stop4-character = Gosta do que é seguro: para nos quatro e raramente se molha.
bot-novice = Principiante
bot-novice-character = Conhece as regras e joga ao sabor do momento. Engana-se, como todos no início.
bot-skilled = Experiente
bot-skilled-character = Conhece bem o jogo e responde logo.
bot-expert = Mestre
bot-expert-character = Pensa adiante, até um segundo por escolha. Difícil de vencer.
bot-tree = Pesquisa em árvore
bot-tree-character = Joga de cabeça muitas partidas adiante, até um segundo por escolha. Só conhece as regras.
bot-unknown-character = Um bot com esse nome.

error-unreachable = O servidor não responde. A mesa está lá guardada; tente de novo daqui a pouco.

## At a table

table-looking = À procura da mesa…
table-missing-title = Esta mesa não está aqui
table-missing-text = Talvez a ligação esteja cortada, ou a mesa tenha sido aberta noutro servidor. Peça a ligação outra vez, ou abra uma mesa nova.
table-refused-title = Esta mesa não se pode abrir agora
table-unreachable-title = O servidor não responde
table-unreachable-text = Nada se perdeu: a mesa está guardada no servidor. Pode tentar de novo quando quiser.
table-waiting-text = Uma mesa precisa de ligação. Nada se perdeu: a mesa está guardada no servidor, e esta página volta a ela sozinha.
table-lost = A ligação caiu. O seu lugar e a partida estão a salvo; a ligar de novo…
table-unsent = O que escolheu segue assim que ela voltar.

play-tabs = Partes da mesa
play-tab-play = Jogo
play-tab-people = Jogadores
play-tab-log = Registo
play-tab-talk = Conversa
play-unread = { $count } por ler
play-people = Jogadores
play-log = Registo
play-log-empty = Ainda não aconteceu nada.
play-rules = Regras
play-table = Mesa
play-abandoned = A partida acabou por acordo, sem vencedor.
play-help = Atalhos
play-look-back = Rever
play-fair = Justiça com prova
play-why = Porquê?
play-hint = Dica
play-you = você
play-offline = ausente
play-skip = Avançar
play-confirm = Prima de novo para confirmar
play-wait = Outros estão a decidir.
play-watching = Está a ver.
play-again = Jogar outra vez
play-another = Novo jogo
play-result = Como acabou
play-won = { $count ->
    [one] { $winners } ganha
   *[other] { $winners } partilham a vitória
  }
play-won-you = Ganhou!

help-title = Atalhos de teclado
help-lead = Tudo se pode jogar sem rato.
help-skip = saltar a animação
help-help = abrir esta lista
help-tab = de uma coisa para a outra
help-arrows = de casa em casa no tabuleiro
help-look-back = rever a partida, lance a lance

rules-of = As regras: { $game }
rules-by = Contadas por palavras nossas. O jogo é de { $author }.
