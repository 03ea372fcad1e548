# O que difere do português europeu.

setup-kind-open = Um amigo, por link
setup-open-help = Você recebe um link para enviar assim que a mesa estiver aberta.
setup-hot-seat = São vários nesta tela: passem o aparelho de mão em mão, ou joguem juntos.
setup-dealt = Por sorteio
setup-hints-help = Quem decide pode perguntar o que um jogador forte consideraria. Os espectadores, nunca.
setup-public-help = A mesa aparece no salão: qualquer pessoa pode ocupar um lugar livre e assistir. Senão, só dá para encontrá-la pelo link.
setup-watch = Assistir aos bots
setup-link-broken = O link está cortado ou danificado: não dá para ler nenhuma preparação. Aqui ficou tudo como de costume.
setup-link-foreign = O link é de outro jogo, { $game }. Aqui ficou tudo como de costume.
setup-link-refused = As regras não permitem a preparação deste link. Aqui ficou tudo como de costume. { $reason }
