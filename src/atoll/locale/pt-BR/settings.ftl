# O que difere do português europeu.

settings-motion-system = Como no dispositivo
settings-game-sounds-help = Dados, estouros, a sua vez; o celular vibra um pouco.
settings-notify-help = Só quando a página não está à vista. O navegador pede permissão.
settings-notify-denied = O navegador não permite notificações desta página. Isso se muda nas configurações do navegador para este site.
settings-install-help = Abre como um aplicativo. As regras e os tutoriais funcionam mesmo sem conexão.
settings-install-by-hand = Para instalar o Atoll como aplicativo, toque em Compartilhar e depois em “Adicionar à Tela de Início”.
settings-key = Jogar em outro dispositivo
settings-key-help = As suas mesas por um código, um link ou um arquivo.
settings-record = O seu histórico
settings-record-help = As partidas terminadas e quantas você ganhou.
