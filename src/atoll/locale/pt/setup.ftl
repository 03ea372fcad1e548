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

## Quem começa

setup-first = Quem começa
setup-first-asked = Quem esteve por último numa ilha
setup-first-asked-help = A mesa pergunta quando todos os lugares estiverem ocupados: qualquer jogador responde, e o jogo começa.
setup-first-who = Quem foi?
setup-first-named = { $seat }: { $name }

## A preparação à mão

setup-arrange = A preparação
setup-arrange-help = O que deixar em aberto é tirado à sorte quando o jogo começar. Os jogadores veem o que foi disposto à mão.
setup-arrange-la_tortuga = Escolher a primeira carta
setup-arrange-forbidden_island = Dispor a ilha
setup-arrange-tobago = Preparar a ilha
setup-arrange-close = Fechar a oficina
setup-arrange-clear = Deixar tudo à sorte
setup-link-broken = A ligação está cortada ou danificada: não se consegue ler nenhuma preparação. Aqui ficou tudo como de costume.
setup-link-foreign = A ligação é de outro jogo, { $game }. Aqui ficou tudo como de costume.
setup-link-refused = As regras não permitem a preparação desta ligação. Aqui ficou tudo como de costume. { $reason }
