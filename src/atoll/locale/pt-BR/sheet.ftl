# O que difere do português europeu.

sheet-watching =
    { $count ->
        [0] Ninguém está vendo.
        [one] Uma pessoa está vendo.
       *[other] { $count } pessoas estão vendo.
    }
rest-help = Um bot joga por você até retomar o lugar.
sheet-expert-compiling = O Mestre ainda se está preparando ({ $percent } %). Até lá, joga como o Experiente.
end-share = Compartilhar como imagem
turning-team = O momento decisivo, por volta da vez { $turn }: a equipe passou de { $before } % para { $after } %.
recap-again = { $words } Mostrar de novo
claim-returned = O lugar é de novo seu.
