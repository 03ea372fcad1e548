# O que difere do português europeu.

key-title = Jogar em outro dispositivo
key-lead = Este navegador tem uma chave de jogador secreta. Ela reúne os seus lugares em todas as mesas: onde você a abrir, as suas mesas também estarão lá.
key-show = Mostrar o código e o link
key-code = Código QR com o link para as suas mesas
key-scan = Leia o código com o outro dispositivo ou envie o link a si mesmo.
key-link = O seu link secreto
key-copy-link = Copiar o link
key-save = Salvar em um arquivo
key-copy-failed = O seu navegador não permite copiar. Copie o link do campo.
key-saved = A chave está salva. Guarde o arquivo em lugar seguro.
key-elsewhere = Uma chave de outro lugar
key-elsewhere-lead = Traga para cá as mesas de outro dispositivo ou recupere uma chave salva.
key-enter = Chave ou link
key-open-file = Abrir uma chave salva
key-problem-damaged = Esta chave de jogador não está inteira ou foi alterada no caminho. Copie tudo de novo.
key-combine-others = Nenhum lugar se perde. Se outros dispositivos usam a chave antiga, abra o novo link neles também.
