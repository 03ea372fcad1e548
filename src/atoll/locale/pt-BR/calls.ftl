# O que difere do português europeu.

push-done = Receberá um aviso neste dispositivo quando for a sua vez. Pode mudar isto nas configurações.
settings-push-denied = O seu navegador não permite notificações desta página. Pode mudar isso nas configurações do navegador para este site.
