# Uma mesa nova: quem joga, e como.

setup-title = Novo jogo
setup-lead = { $game }: quem joga, e como?
setup-players = Quantos jogam?
setup-seats = Quem se senta onde
setup-kind = Quem joga no lugar { $seat }
setup-kind-human = Alguém aqui
setup-kind-open = Um amigo, por ligação
setup-kind-bot = { $bot } (bot)
setup-name = Nome
setup-name-of = Nome no lugar { $seat }
setup-open-help = Recebe uma ligação para enviar assim que a mesa estiver aberta.
setup-hot-seat = São vários a este ecrã: passem-no de mão em mão, ou joguem juntos.
setup-options = Variantes
setup-dealt = À sorte
setup-hints = Dicas
setup-hints-help = Quem decide pode perguntar o que um jogador forte consideraria. Os espectadores nunca.
setup-start = Abrir a mesa
setup-public = Pública
setup-public-help = A mesa aparece no salão: qualquer pessoa pode ocupar um lugar livre e ver. Senão, só se encontra pela ligação.
setup-watch = Ver os bots
setup-name-missing = O lugar { $seat } ainda não tem nome. Quem se senta aí?
setup-unknown-title = Esse jogo não está aqui
setup-unknown-text = Este servidor não conhece nenhum jogo com esse nome.
