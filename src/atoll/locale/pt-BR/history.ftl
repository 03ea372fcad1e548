# O que difere do português europeu.

history-copy = Copiar o link
history-copied = O link para este momento foi copiado.
history-copy-failed = O navegador não permite copiar. O link está na barra de endereço.
what-if-lead = Retomar a partida depois do lance { $moment } em uma mesa própria. A que você está vendo fica como está.
origin-file = Esta partida foi lida de um arquivo.
after-download = Baixar o registro
fair-copy-failed = O navegador não permite copiar.
fair-challenge = Esta distribuição é a de uma partida anterior: { $name } a conhece e tinha esta impressão digital antes de você.
fair-none-branch = Esta partida se ramificou de outra, por isso não traz prova própria.
fair-none-file = Esta partida vem de um arquivo, por isso aqui nada se pode provar sobre o seu acaso.
fair-verifying = Verificando: { $done } de { $total }
fair-set-up = A preparação precisa das regras: { $command } também a verifica, com o registro baixado.
import-title = Ver um arquivo
import-lead = Um registro baixado aqui ou em outro Atoll, ou escrito por { $command }. Ele vira uma mesa para assistir, com um link para compartilhar.
import-drop = Solte o arquivo aqui, ou
import-choose = Escolher um arquivo
import-reading = Lendo { $file }…
import-several = Há várias partidas neste arquivo:
import-too-large = Este arquivo tem mais de 2 MB: dificilmente é um registro.
