# Comfort: motion, and how players are called when it is their turn.

settings-motion = Movimento
settings-motion-system = Como o aparelho
settings-motion-less = Reduzido
settings-game-sounds = Sons do jogo
settings-game-sounds-help = Dados, mergulhos, a sua vez; o telemóvel vibra um pouco.
sound-question = Jogar com som?
sound-yes = Sim
sound-no = Não
settings-sound = Um som quando é a minha vez
settings-sound-help = Suave, e só quando a página não está à vista.
settings-notify = Uma notificação quando é a minha vez
settings-notify-help = Só quando a página não está à vista. O navegador pede autorização.
settings-notify-denied = O navegador não autoriza notificações desta página. Isso muda-se nas definições do navegador para este site.
settings-install = Instalar o Atoll
settings-install-help = Abre como uma aplicação. As regras e os tutoriais funcionam mesmo sem ligação.
settings-install-by-hand = Para instalar o Atoll como aplicação, toque em Partilhar e depois em «Adicionar ao ecrã principal».
settings-key = Jogar noutro dispositivo
settings-key-help = As suas mesas por um código, uma ligação ou um ficheiro.
settings-record = O seu historial
settings-record-help = As partidas terminadas e quantas ganhou.
notice-turn = É a sua vez
notice-began = A partida começou
notice-sample = É assim que chegará o aviso quando for a sua vez
