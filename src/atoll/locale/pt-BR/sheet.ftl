# O que difere do português europeu.

sheet-private = Esta mesa é privada: só a encontra quem tem o link.
sheet-watching = { $count ->
    [0] Ninguém está assistindo.
    [one] Uma pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
  }
seat-link = O link do meu lugar
seat-link-of = O link do lugar de { $name }
seat-link-other-device = Jogar no meu lugar em outro dispositivo
seat-link-help = Abra-o em outro dispositivo e continue jogando lá. É secreto: quem o tiver joga no seu lugar.
seat-link-wrong = Este link não serve para nenhum lugar desta mesa. Você pode assistir à partida.
eyes-help = Qualquer pessoa com o link da mesa poderá então ver a sua mão, inclusive os adversários em outro navegador. Você pode encerrar isso a qualquer momento.
sheet-eyes = Você está assistindo. Olhar com os olhos de
rest-help = Um bot joga por você até você retomar o lugar.
give-up-title = Encerrar a partida
give-up = Encerrar a partida…
give-up-yes = Encerrar agora
give-up-no = Continuar jogando
proposal-abandon = { $who } gostaria de encerrar a partida sem vencedor.
proposal-abandon-own = Você propôs encerrar a partida. Falta a resposta de: { $others }
proposal-undo = { $who } gostaria de voltar atrás em uma decisão.
proposal-undo-own = Você pediu para voltar atrás em uma decisão. Falta a resposta de: { $others }
proposal-withdraw = Retirar
proposal-agreed = Você concordou. Falta a resposta de: { $others }
sheet-watch = Assistir à próxima partida
rematch-rotate-help = Senão, cada um fica no seu lugar. Quem começa é sempre sorteado.
hand-over = Passe o aparelho para { $name }
hand-over-why = Tudo o que os outros não devem ver está coberto. Ninguém mais deve olhar agora.
sheet-expert-compiling = O Mestre ainda está se preparando ({ $percent } %). Até lá, joga como o Experiente.
end-share = Compartilhar como imagem
turning-working = Revendo a partida…
turning-team = O momento decisivo, por volta da vez { $turn }: a equipe passou de { $before } % para { $after } %.
recap-again = { $words } Mostrar de novo
claim-waiting = Perguntamos aos outros se o lugar de { $name } é seu.
claim-returned = O lugar é seu de novo.
claim-key = Digitar a minha chave de jogador
