# Chamar quem tem a vez: mensagens push e endereços de aviso.

push-ask = Quer receber um aviso quando for a sua vez, mesmo com esta página fechada?
push-yes = Sim, avisem-me
push-no = Não, obrigado
push-done = Receberá um aviso neste dispositivo quando for a sua vez. Pode mudar isto nas definições.
push-noted = Está bem
settings-push = Avisar-me quando for a minha vez, mesmo com a página fechada
settings-push-help = O serviço push do seu navegador entrega o aviso. Não o consegue ler.
settings-push-denied = O seu navegador não permite notificações desta página. Pode mudar isso nas definições do navegador para este site.
settings-push-failed = O seu navegador não conseguiu registar-se no serviço push. Tente mais tarde.
settings-push-install = Para receber avisos neste dispositivo, instale primeiro o Atoll como se descreve abaixo.

## O endereço de aviso de uma mesa

webhook-title = Avisos num chat
webhook-help = Quem tem a vez pode ser chamado num canal do Discord, Slack, Matrix ou ntfy. Cole aqui o endereço do webhook. Fica em segredo: os outros jogadores só veem o nome do servidor.
webhook-url = Endereço do webhook
webhook-format = Serviço
webhook-format-auto = Reconhecer pelo endereço
webhook-set = Avisar lá
webhook-is-set = { $name } pediu que as vezes desta mesa sejam avisadas em { $host } ({ $service }).
webhook-is-set-by-you = Pediu que as vezes desta mesa sejam avisadas em { $host } ({ $service }).
webhook-failed = A última mensagem não chegou lá.
webhook-failed-status = A última mensagem foi recusada lá (código { $status }).
webhook-remove = Deixar de avisar lá

## O que é enviado

webhook-hello = A partir de agora, as vezes numa mesa de { $game } são avisadas aqui:
webhook-turn = { $name }, é a sua vez em { $game }:
