# O que o servidor recusa, e porquê.

## Plies

refused-stale = Aconteceu outra coisa primeiro: veja de novo.
refused-open = A partida ainda não começou: falta alguém.
refused-over = A partida acabou.
refused-seat = Este lugar não é seu.
refused-stand-in = Neste momento um bot joga por si: retome primeiro o seu lugar.
refused-turn = Agora não é a si que cabe decidir.
refused-ply = Não se pode jogar isto: { $reason }.

## Taking back

undo-nothing = Ainda não decidiu nada que se possa desfazer.
undo-decision = Entretanto outra pessoa decidiu (lance { $ply }): os outros têm de concordar.
undo-chance = Entretanto o acaso mostrou algo (lance { $ply }): os outros têm de concordar.
undo-revealed = Entretanto revelou-se algo escondido (lance { $ply }): os outros têm de concordar.
undo-declined = Os outros disseram que não: jogue primeiro mais um pouco.
talk-text = Uma mensagem tem de 1 a 300 caracteres visíveis.
talk-phrase = Diga algo por palavras suas, ou com uma das frases feitas.
talk-too-fast = Foi muito de uma vez: espere um momento.
talk-full = Já se disse muitíssimo nesta mesa: não se pode acrescentar mais nada.

## Seats

seat-name = Um nome tem de 1 a 32 caracteres visíveis.
seat-unknown = Esta mesa não tem lugar { $seat }.
seat-taken = Este lugar está ocupado.
seat-none-open = Não há lugares livres nesta mesa.
seat-kept = Este lugar está guardado para { $name }.
seat-begun = A partida já começou: um bot pode jogar por si.
seat-token = Só quem está sentado a esta mesa o pode fazer.

stand-in-nobody = Não joga aí ninguém que um bot possa substituir.
stand-in-none = Nenhum bot joga por si.
stand-in-here = A pessoa está presente: só se pode chamar um bot para quem está ausente.
stand-in-soon = A pessoa talvez volte já: um bot pode substituí-la daqui a { $time }.
proposal-waits = Há outra proposta à espera de resposta.
rematch-playing = A partida ainda não acabou: a desforra vem depois.
rematch-late = O seu lugar na mesa seguinte foi dado a um bot. Ainda pode ver.
first-settled = Já está decidido quem começa.
first-early = Espere até todos os lugares estarem ocupados: depois diga quem começa.
first-person = Assim só pode começar uma pessoa, não um bot.
rematch-first = Neste jogo não se escolhe quem começa.
rematch-loser = Esta partida não tem quem tenha perdido: escolha outra forma de começar.
proposal-none = Já não há nada proposto.
seat-named = Com outros jogadores à mesa, o nome já não muda depois de a partida começar.
invite-no-person = Neste lugar não há outro jogador que se possa convidar.
invite-soon = Acabou de convidar este jogador: espere um minuto.
invite-too-many = Já convidou muitos jogadores: espere uma hora ou envie a ligação.
claim-no-person = Este lugar não pertence a ninguém.
claim-online = Esta pessoa está presente: um lugar só pode ser devolvido enquanto a pessoa está ausente.
claim-alone = Outra pessoa à mesa tem de confirmar, e não há nenhuma. Só a chave de jogador deste lugar o pode recuperar.
claim-soon = Este lugar pode ser-lhe devolvido daqui a { $time }.
claim-declined = As outras pessoas disseram que não: volte a pedir quando a partida tiver avançado.
claim-too-many = Pediu lugares muitas vezes: espere uma hora.
hint-off = Nesta mesa joga-se sem dicas.
hint-none = Ainda não há dicas para este jogo.
hint-compiling = As dicas ainda estão a ser preparadas. Tente de novo daqui a pouco.
hint-busy = O servidor está ocupado com outras dicas e bots. Tente de novo daqui a pouco.
hint-spectator = As dicas são para quem joga.
tutorial-none = Não há tutorial para este jogo.
examples-none = As regras deste jogo não têm exemplos resolvidos.
review-not-over = A análise só existe quando a partida acaba.
review-long = Esta partida é longa demais para ser analisada: tem mais de { $most } lances.
review-unknown = Ainda ninguém pediu esta análise.
review-busy = O servidor já tem várias partidas para analisar: tente daqui a uns minutos.
review-failed = Não foi possível analisar esta partida. A razão está no registo do servidor.

## Tables

table-unknown = Essa mesa não existe.
table-broken = O servidor não consegue ler esta mesa: foi escrita com outras regras ou está danificada.
table-moving = Esta mesa está a passar para outro processo do servidor. Tente de novo daqui a pouco.
table-players = Não se pode abrir esta mesa: { $reason }.
table-options = Não se pode abrir esta mesa: { $reason }.
table-chosen = Não se pode abrir esta mesa: { $reason }.
table-seats = { $players } jogadores precisam de { $players } lugares, não de { $seats }.
table-clock = Um relógio dá de 3 segundos a 14 dias por decisão, ou de 30 segundos a 14 dias por partida com no máximo um dia por cada decisão.
table-bot = Esse bot não existe: { $reason }.
table-no-room = Este servidor já guarda todas as mesas que pode: não é possível criar outra.
table-too-many = Abriu muitas mesas em pouco tempo: espere um minuto.
game-unknown = Não há nenhum jogo { $game }.
game-broken = Não foi possível preparar as regras deste jogo neste servidor.
game-uncompiled = Não foi possível preparar o Mestre, as dicas e as análises deste jogo neste servidor: o Mestre joga como o Experiente. A razão está no registo do servidor.

## Looking back, and going another way

eyes-unknown = Não há olhos «{ $eyes }» nesta mesa.
eyes-secret = Enquanto a partida continua, só se vê com os próprios olhos.
moment-unknown = Esta partida não tem o momento { $moment }.
branch-live = Enquanto outras pessoas jogam, não se pode abrir uma ramificação desta partida: é preciso esperar pelo fim.
branch-over = Neste momento a partida já acabou: escolha um anterior.
branch-other-game = Antes da ramificação, a partida só pode ser retomada pelo lugar para o qual se deram cartas de novo.
transcript-not-over = O registo mostra todas as cartas escondidas, por isso só existe quando a partida acaba.
transcript-redealt = Deram-se cartas de novo quando esta mesa se ramificou, por isso a partida não tem registo próprio.
transcript-line = Linha { $line } do ficheiro: { $reason }.
transcript-games = Há mais de { $most } partidas neste ficheiro.
transcript-long = Uma partida deste ficheiro é longa demais: tem mais de { $most } lances.
proof-none = Esta partida não começou nesta mesa, por isso não há nada a provar.
challenge-not-over = Um desafio repete a distribuição de uma partida terminada: jogue primeiro esta até ao fim.
challenge-none = A distribuição desta partida não vem desta mesa, por isso não há desafio com ela.
challenge-many = Esta distribuição já foi enviada { $most } vezes.
challenge-secret = Os resultados comparam-se quando a sua partida terminar.
picture-none = Não há imagens deste jogo.

## Avisos

notify-off = Quem mantém este servidor não ativou esta função.
notify-address = Este endereço não serve: tem de começar por https:// e levar a um servidor público.
notify-unreachable = { $host } não responde.
notify-status = { $host } recusou a mensagem (código { $status }).
webhook-too-many = Definiu muitos endereços de aviso: espere uma hora.
push-keys = Estas chaves não são de um navegador.

## The log

store-full = Já não há espaço no disco do servidor: nada mudou, tente mais tarde.
store-locked = Outro programa bloqueou a base de dados do servidor: nada mudou, tente mais tarde.
store-failed = A base de dados do servidor não está disponível: nada mudou, tente mais tarde.

## Requests

request-malformed = O servidor não percebe isto: { $reason }.
request-too-many = Foram muitos pedidos em pouco tempo: é preciso esperar um minuto.
socket-too-many = Há demasiadas páginas abertas a partir deste endereço: feche uma e tente de novo.
socket-crowd = Há tanta gente nesta mesa que, por agora, não entra mais ninguém.
request-too-large = Isto é grande demais para o servidor.
request-unknown = O servidor não conhece esse endereço.
request-method = Este endereço não aceita pedidos destes.
request-host = O servidor não responde ao nome { $host }. O anfitrião pode permitir este nome ao iniciá-lo.
request-cross-site = Isto veio de outro site, { $origin }.
request-failed = Algo correu mal no servidor; ficou anotado no registo.
