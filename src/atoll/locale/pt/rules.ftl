# As regras numa página própria.

rules-page = Lê-las numa página própria
rules-chapters = Capítulos
rules-rulings = Onde as regras impressas se calam, tivemos de decidir: R1, R2 e assim por diante numeram essas decisões.
rules-play = Jogar
