# À mesa antes da partida: quem está, a ligação, sentar-se.

open-title = Quem está aqui
open-lead = A partida começa assim que todos os lugares estiverem ocupados.
open-link = A ligação para esta mesa
open-copy = Copiar a ligação
open-copied = Copiada
open-copy-failed = O navegador não deixa copiar: tire a ligação do campo, por favor.
open-seat = Lugar livre
open-seat-you = { $name } (você)
open-seat-waiting = À espera de alguém
open-seat-public = Qualquer pessoa se pode sentar
open-seat-kept = com convite
open-all-kept = Os lugares livres estão guardados para outros. Pode ver assim que a partida começar.
open-here = presente
open-away = ausente
open-bot = um bot
open-get-up = Levantar-me
open-sit-title = Sente-se
open-sit-lead = Há um lugar livre nesta mesa. O jogo: { $game }.
open-sit = Sentar-se
open-sit-all = Jogo eu os { $count } lugares livres
open-to-bots = Dar os lugares livres a bots
open-bot-choice = Que bot
