# Como correu o jogo, depois de acabar.

review-open = Como correu
review-title = Como correu
review-lead = { $together ->
    [yes] A probabilidade de vitória da equipa, jogada a jogada, com todas as cartas abertas.
   *[no] A probabilidade de vitória de cada um, jogada a jogada, com todas as cartas abertas.
  }
review-waiting = { $before ->
    [one] Antes deste, analisa-se mais um jogo…
   *[other] Antes deste, analisam-se mais { $before } jogos…
  }
review-working = A analisar o jogo: { $percent } %
review-stays = Pode fechar: o servidor continua e guarda o resultado.
review-graph = Probabilidade de vitória ao longo das jogadas
review-graph-words = { $who }: { $start } % no início, { $least } % no mínimo, { $most } % no máximo, { $end } % no fim.
review-team = A equipa
review-moment = Jogada { $moment } de { $last }
review-share = { $who }: { $percent } %
review-slider = Momento do jogo
review-look = Ver este momento
review-mistakes = As decisões mais caras
review-mistakes-lead = Cada uma é avaliada pelo que esse jogador podia saber então.
review-none = Nenhuma decisão custou nada que valha a pena referir. Bem jogado!
review-cost = { $who }, jogada { $moment }: custou { $percent } % da vitória
review-played = Jogado: { $ply } ({ $percent } % de vencer)
review-better = Melhor: { $ply } ({ $percent } % de vencer)
review-advice = Conselho para { $who }:
review-table = Os números em tabela
review-ply = Jogada
