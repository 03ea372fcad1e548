# À volta do jogo: ligações, espectadores, substitutos, acabar por acordo, outra partida.

sheet-title = Esta mesa
sheet-public = Esta mesa é pública: aparece no salão.
sheet-private = Esta mesa é privada: só a encontra quem tem a ligação.
sheet-watching = { $count ->
    [0] Ninguém está a ver.
    [one] Uma pessoa está a ver.
   *[other] { $count } pessoas estão a ver.
  }

## The seat's own link

seat-link = A ligação do meu lugar
seat-link-of = A ligação do lugar de { $name }
seat-link-other-device = Jogar no meu lugar noutro aparelho
seat-link-help = Abra-a noutro aparelho e continue a jogar lá. É secreta: quem a tiver joga no seu lugar.
seat-link-wrong = Esta ligação não serve a nenhum lugar desta mesa. Pode ver a partida.

## Spectators

eyes-title = Espectadores
eyes-lend = Deixar os espectadores ver o que eu vejo
eyes-lend-of = Deixar os espectadores ver o que { $name } vê
eyes-help = Qualquer pessoa com a ligação da mesa pode então ver a sua mão, também os adversários noutro navegador. Pode acabar com isso a qualquer momento.
sheet-eyes = Está a ver. Olhar com os olhos de
sheet-eyes-nobody = ninguém: o que todos podem ver

## Stand-ins

sheet-away = { $name } está ausente há algum tempo.
sheet-away-several = { $names } estão ausentes há algum tempo.
sheet-stand-in = Deixar um bot continuar
sheet-stand-in-several = Deixar bots continuar
sheet-stood-in = { $bot } joga agora no seu lugar.
sheet-stood-in-for = { $bot } joga agora no lugar de { $name }.
sheet-take-back = Retomar o lugar
rest-title = Precisa de uma pausa?
rest-help = Um bot joga por si até retomar o lugar.
rest = Deixar um bot jogar por mim
rest-of = Deixar um bot jogar por { $name }

## Ending a game by agreement

give-up-title = Acabar a partida
give-up-alone = A partida acaba sem vencedor.
give-up-others = A partida acaba sem vencedor, se todos os que jogam concordarem.
give-up = Acabar a partida…
give-up-yes = Acabar agora
give-up-propose = Perguntar aos outros
give-up-no = Continuar a jogar
proposal-abandon = { $who } gostaria de acabar a partida sem vencedor.
proposal-abandon-own = Propôs acabar a partida. Falta a resposta de: { $others }
proposal-undo = { $who } gostaria de voltar atrás numa decisão.
proposal-undo-own = Pediu para voltar atrás numa decisão. Falta a resposta de: { $others }
proposal-claim = Um visitante pede o lugar de { $name }. É mesmo { $name }?
proposal-give-back = Sim, devolver
proposal-agree = Concordar
proposal-decline = Recusar
proposal-withdraw = Deixar estar
proposal-agreed = Concordou. Falta a resposta de: { $others }
declined-undo = { $who } disse que não: fica tudo como está.
declined-abandon = { $who } disse que não: a partida continua.
declined-claim = { $who } disse que não: o lugar fica como está.
declined-noted = Certo

## Another game

sheet-invited = A mesa está aberta de novo. O seu lugar está guardado.
sheet-next = As mesmas pessoas abriram a mesa de novo.
sheet-join = Ir para lá
sheet-watch = Ver a próxima partida
notices-show = Mostrar avisos
notices-hide = Ocultar avisos
rematch-rotate = Todos avançam um lugar
rematch-rotate-help = Senão, cada um fica no seu lugar.
rematch-others = Os outros são convidados; os lugares deles ficam guardados.
rematch-begins = Quem começa
rematch-begins-as_before = Como foi definido
rematch-begins-next = O jogador seguinte
rematch-begins-loser = Quem perdeu

## One device for several people

hand-over = Passe o aparelho a { $name }
hand-over-why = Tudo o que os outros não devem ver está tapado. Mais ninguém deve olhar agora.
hand-over-here = Eu sou { $name }

sheet-expert-compiling = O Mestre ainda se está a preparar ({ $percent } %). Até lá, joga como o Experiente.
end-card = O fim da partida
end-card-close = Fechar e ver o tabuleiro
end-share = Partilhar como imagem
end-place = { $place }.º lugar em { $players }, a { $margin } do vencedor
end-place-first = 1.º lugar em { $players }, com { $margin } de vantagem
end-place-level = { $place }.º lugar em { $players }, com os mesmos pontos
turning-find = Procurar o momento decisivo
turning-working = A rever a partida…
turning-none = Nenhum momento decidiu sozinho esta partida.
turning-point = O momento decisivo, por volta da vez { $turn }: { $who } passou de { $before } % para { $after } %.
turning-team = O momento decisivo, por volta da vez { $turn }: a equipa passou de { $before } % para { $after } %.
recap-title = Desde a sua última vez
recap-again = { $words } Mostrar outra vez

## A seat whose token is lost

claim-question =
    { $count ->
        [one] Um jogador está ausente. É você?
       *[other] Há jogadores ausentes. É um deles?
    }
claim-mine = Este lugar é meu
claim-mine-of = Este lugar é meu: { $name }
claim-waiting = Pergunta-se aos outros se o lugar de { $name } é seu.
claim-returned = O lugar é outra vez seu.
claim-key = Introduzir a minha chave de jogador
