# Como correu o jogo, depois de acabar.

review-open = Como correu
review-title = Como correu
review-lead = { $together ->
    [yes] A probabilidade de vitória da equipa, lance a lance, com todas as cartas abertas.
   *[no] A probabilidade de vitória de cada um, lance a lance, com todas as cartas abertas.
  }
review-working = A analisar a partida: { $percent } %
review-compiling = A preparar a análise da partida, uma vez depois de cada atualização: { $percent } %
review-stays = Pode fechar: o servidor continua e guarda o resultado.
review-graph = Probabilidade de vitória ao longo dos lances
review-graph-words = { $who }: { $start } % no início, { $least } % no mínimo, { $most } % no máximo, { $end } % no fim.
review-team = A equipa
review-moment = Lance { $moment } de { $last }
review-share = { $who }: { $percent } %
review-slider = Momento da partida
review-look = Ver este momento
review-mistakes = As decisões mais caras
review-mistakes-lead = Cada uma é avaliada pelo que esse jogador podia saber então.
review-none = Nenhuma decisão custou nada que valha a pena referir. Bem jogado!
review-cost = { $who }, lance { $moment }: custou { $percent } % da vitória
review-played = Jogado: { $ply } ({ $percent } % de hipóteses de ganhar)
review-better = Melhor: { $ply } ({ $percent } % de hipóteses de ganhar)
review-advice = Conselho para { $who }:
review-table = Os números em tabela
review-ply = Lance
