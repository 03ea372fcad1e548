# O que difere do português europeu.

push-yes = Sim, quero
push-done = Você receberá um aviso neste dispositivo quando for a sua vez. Pode mudar isso nas configurações.
push-noted = Certo
settings-push = Me avisar quando for a minha vez, mesmo com a página fechada
settings-push-help = O serviço push do seu navegador entrega o aviso. Ele não consegue lê-lo.
settings-push-denied = O seu navegador não permite notificações desta página. Pode mudar isso nas configurações do navegador para este site.
settings-push-failed = O seu navegador não conseguiu se registrar no serviço push. Tente mais tarde.
webhook-help = Quem tem a vez pode ser chamado em um canal do Discord, Slack, Matrix ou ntfy. Cole aqui o endereço do webhook. Ele fica em segredo: os outros jogadores só veem o nome do servidor.
webhook-is-set-by-you = Você pediu que as vezes desta mesa sejam avisadas em { $host } ({ $service }).
webhook-remove = Parar de avisar lá
