# O que difere do português europeu.

settings-game-sounds-help = Dados, estouros, a sua vez; o celular vibra um pouco.
settings-notify-denied = O navegador não autoriza notificações desta página. Isso muda-se nas configurações do navegador para este site.
settings-install-by-hand = Para instalar o Atoll como aplicação, toque em Compartilhar e depois em “Adicionar ao ecrã principal”.
settings-key-help = As suas mesas por um código, uma ligação ou um arquivo.
