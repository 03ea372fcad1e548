# O que difere do português europeu.

forbidden_island-rules-setup-begin = As 24 peças são postas ao acaso, e seis cartas de inundação inundam as primeiras. Cada um recebe um papel e duas cartas de tesouro; uma “As águas sobem!” entre elas é trocada. Mãos e descartes estão à vista: falem e façam planos juntos.
forbidden_island-rules-turn-draw = Depois tire duas cartas de tesouro, uma a seguir à outra. “As águas sobem!” faz subir o medidor um grau, e as inundações descartadas voltam, embaralhadas, para o topo do seu baralho. Não se tira outra carta em troca.
forbidden_island-rules-turn-swim = Os peões de uma peça que se afunda saem logo da água para uma peça ao lado, seca ou inundada. Se forem vários, a equipe escolhe quem vai primeiro. Um peão que não pode ir para lado nenhum, e que nenhum Helicóptero pode salvar, perde-se, e com ele a partida. (R9, R14, R15, R20)
forbidden_island-rules-roles-messenger = O Mensageiro dá cartas de tesouro a qualquer um, esteja onde estiver. Cada uma custa mesmo assim uma ação, e só as cartas do Mensageiro se podem dar assim. (R6)
forbidden_island-rules-decks-treasure = 28 cartas de tesouro: cinco de cada tesouro, três Helicópteros, dois Sacos de Areia, três “As águas sobem!”. Quando o baralho acaba, os descartes são logo embaralhados num novo. (R13)
forbidden_island-rules-decks-flood = 24 cartas de inundação, uma por peça; seis são viradas antes de começar. Depois de “As águas sobem!” os descartes ficam no topo: sabe-se então que peças vêm a seguir, mas não por que ordem. Estão marcadas com uma gota. (R12, R17)
forbidden_island-rules-options-shape = A ilha tem doze formas. O Mergulhador só atravessa os lugares onde já houve uma peça, nunca o mar aberto entre elas.
