# Play on another device: the player key.

key-title = Jogar noutro dispositivo
key-lead = Este navegador tem uma chave de jogador secreta. Ela reúne os seus lugares em todas as mesas: onde a abrir, as suas mesas também lá estão.
key-here = A chave deste dispositivo
key-none-yet = Este dispositivo ainda não tem chave. Recebe uma com o primeiro lugar.
key-show = Mostrar o código e a ligação
key-hide = Ocultar
key-secret = Não a mostre a ninguém: com esta chave, qualquer pessoa pode jogar nos seus lugares. O servidor nunca a vê.
key-code = Código QR com a ligação para as suas mesas
key-scan = Leia o código com o outro dispositivo ou envie a ligação a si próprio.
key-link = A sua ligação secreta
key-copy-link = Copiar a ligação
key-copy = Copiar a chave
key-save = Guardar num ficheiro
key-copied = Copiado.
key-copy-failed = O seu navegador não permite copiar. Copie a ligação a partir do campo.
key-saved = A chave está guardada. Ponha o ficheiro em lugar seguro.
key-elsewhere = Uma chave de outro lado
key-elsewhere-lead = Traga para aqui as mesas de outro dispositivo ou recupere uma chave guardada.
key-enter = Chave ou ligação
key-use = Usar esta chave
key-open-file = Abrir uma chave guardada
key-busy = Um momento…
key-problem-none = Aqui não há nenhuma chave de jogador. Uma chave começa por “atoll-key-”.
key-problem-damaged = Esta chave de jogador não está inteira ou foi alterada pelo caminho. Copie-a toda outra vez.
key-combine-title = Juntar as mesas dos dois dispositivos?
key-combine =
    { $count ->
        [one] Este dispositivo tem uma chave própria, com { $count } mesa. Os seus lugares passam para a nova chave, e os dois dispositivos mostram todas as suas mesas.
       *[other] Este dispositivo tem uma chave própria, com { $count } mesas. Os seus lugares passam para a nova chave, e os dois dispositivos mostram todas as suas mesas.
    }
key-combine-others = Nenhum lugar se perde. Se outros dispositivos usam a chave antiga, abra também neles a nova ligação.
key-combine-yes = Juntar
key-combine-no = Deixar como está
key-restored =
    { $count ->
        [0] Este dispositivo tem agora a chave. Ainda não lhe pertence nenhuma mesa.
        [one] Este dispositivo tem agora a chave, com { $count } mesa.
       *[other] Este dispositivo tem agora a chave, com { $count } mesas.
    }
key-to-tables = Ir para as suas mesas
