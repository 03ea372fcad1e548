# O que difere do português europeu.

forbidden_island-tutorial-welcome = Boas-vindas à Ilha Proibida! Aqui há quatro tesouros, e a ilha está afundando. Todos jogam juntos: recuperem os quatro, reúnam-se no Heliporto e voem para casa.
forbidden_island-tutorial-team = Você é o Engenheiro. Com você estão o Mensageiro e o Navegador. Cada um faz uma coisa melhor do que os outros, e todas as cartas estão à vista.
forbidden_island-tutorial-water = As peças dentro da água estão inundadas. Ainda dá para andar nelas. Mas uma peça inundada que inunda de novo afunda, e desaparece de vez.
forbidden_island-tutorial-move = Um turno tem até três ações. A primeira: mover-se para uma peça ao lado. Vá até o Portão de Ouro, onde está o Navegador.
forbidden_island-tutorial-shore = A segunda: drenar. Uma peça inundada, debaixo dos pés ou ao lado, volta a ficar seca. Salve a Ponte da Arrebentação!
forbidden_island-tutorial-give = A terceira: dar uma carta de tesouro a quem está na mesma peça. Para um tesouro são precisas quatro iguais. O Navegador já tem uma carta do Cálice do Oceano: dê a sua a ele.
forbidden_island-tutorial-draw = As três ações foram gastas. Agora se compram duas cartas de tesouro, uma de cada vez.
forbidden_island-tutorial-window = Sacos de Areia, uma carta especial! As cartas especiais não custam ações, e o dono pode jogá-las no turno de qualquer um. Sempre que uma pode ser jogada, o jogo pergunta. Por enquanto, guarde-a e compre a próxima carta.
forbidden_island-tutorial-flood = Agora a ilha inunda. O medidor diz quantas cartas de inundação são reveladas: duas, por enquanto. Cada uma indica uma peça.
forbidden_island-tutorial-flooded = O Portão de Ouro, debaixo dos seus pés, e a Lagoa Perdida. As cartas vão para o descarte: por algum tempo eles estão a salvo.
forbidden_island-tutorial-mates = Agora joga o Mensageiro. Ele pode dar cartas a qualquer um, de qualquer peça. Atenção à sua mão!
forbidden_island-tutorial-rise = Duas Pedras da Terra para você. Mas depois: As águas sobem! O medidor sobe, e todas as cartas de inundação descartadas são embaralhadas e postas em cima do baralho. O que está inundado corre perigo.
forbidden_island-tutorial-swim = O Portão de Ouro saiu de novo e afunda, com você em cima. Nade para uma peça ao lado; quem não consegue se perde, e a partida também. Nade até o Heliporto.
forbidden_island-tutorial-sunk = Onde estava o Portão de Ouro agora só há mar, e a carta saiu do jogo. Agora joga o Navegador, que com uma ação leva outro peão até duas peças adiante.
forbidden_island-tutorial-capture = Você tem quatro cartas da Pedra da Terra e está na peça dela. A última ação que faltava: recuperar o tesouro!
forbidden_island-tutorial-captured = O primeiro de quatro! As cartas são descartadas, e já não importa se os templos afundarem.
forbidden_island-tutorial-late = Outra partida, uma hora depois. Agora você é o Piloto, vocês já têm três tesouros, e da ilha resta pouco. Só falta a Pedra da Terra. O Mergulhador, ao seu lado, tem a carta que falta.
forbidden_island-tutorial-limit = Obrigado, Mergulhador! Mas seis cartas é uma a mais: o máximo são cinco. Descarta-se uma, ou se joga uma especial. Jogue um Helicóptero: ele leva peões de uma peça para qualquer outra. Voe sozinho, para o Templo da Lua.
forbidden_island-tutorial-tense = Agora é prender a respiração: o Mergulhador encerra o turno, e quatro cartas de inundação são reveladas.
forbidden_island-tutorial-last = O templo está inundado, e mais uma carta o afundaria. A sua vez chega bem a tempo. Recupere a Pedra da Terra!
forbidden_island-tutorial-fly = Os quatro! Agora todos têm de estar no Heliporto. Não há mais caminho, mas você é o Piloto: com uma ação voa para onde quiser.
forbidden_island-tutorial-lost = E é assim que se perde: afundam as duas peças de um tesouro que falta, afunda o Heliporto, alguém na água não encontra peça, ou o medidor chega à caveira. Cuidem dessas peças, e conversem.
