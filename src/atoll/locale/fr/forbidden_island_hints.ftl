# Raisons des conseils sur l’Île Interdite.

forbidden_island-hint-landing = { $tile } est le seul chemin du retour : { $percent } % de risque qu’elle sombre à ce tour
forbidden_island-hint-last-site = { $tile } est le dernier lieu pour { $treasure } : { $percent } % de risque de le perdre à ce tour
forbidden_island-hint-site = { $tile } est un lieu pour { $treasure } : { $percent } % de risque de le perdre à ce tour
forbidden_island-hint-keeps = garde { $tile } : { $percent } % de risque de la perdre à ce tour
forbidden_island-hint-captures = { $missing ->
    [0] c’est le dernier trésor : il ne reste qu’à rentrer
    [one] prend un trésor, il en manque encore { $missing }
   *[other] prend un trésor, il en manque encore { $missing }
  }
forbidden_island-hint-gives = { $seat } aura { $count } cartes sur 4 : { $card }
forbidden_island-hint-discards = { $count ->
    [one] la moins utile : vous en avez { $count } ({ $card })
   *[other] la moins utile : vous en avez { $count } ({ $card })
  }
forbidden_island-hint-wins = tout le monde est là avec les trésors : c’est gagné
forbidden_island-hint-waits = { $flooded ->
    [0] rien n’est inondé, rien ne presse
    [one] { $flooded } tuile est inondée, mais rien de mieux à portée
   *[other] { $flooded } tuiles sont inondées, mais rien de mieux à portée
  }
forbidden_island-hint-can-capture = là, on peut prendre : { $treasure }
forbidden_island-hint-goes-home = tous les trésors sont à vous : direction { $tile }
forbidden_island-hint-can-save = de là, on peut assécher { $tile } : { $percent } % de risque de la perdre à ce tour
forbidden_island-hint-meets = { $seat } y attend, pour donner ou recevoir des cartes
forbidden_island-hint-goes = amène le pion à { $tile }, plus près de ce qu’il faut

forbidden_island-hint-ply-move = Aller : { $to }
forbidden_island-hint-ply-fly = Voler : { $to }
forbidden_island-hint-ply-navigate = Guider { $seat } : { $to }
forbidden_island-hint-ply-shore_up = Assécher { $tile }
forbidden_island-hint-ply-give = Donner { $card } à { $to }
forbidden_island-hint-ply-capture = Prendre le trésor
forbidden_island-hint-ply-end_actions = Finir les actions
forbidden_island-hint-ply-lift = Hélicoptère : { $seats } → { $to }
forbidden_island-hint-ply-sandbag = Sacs de sable : { $tile }
forbidden_island-hint-ply-lift_off = S’envoler
forbidden_island-hint-ply-discard = Défausser { $card }
forbidden_island-hint-ply-swim = Nager : { $to }
forbidden_island-hint-ply-proceed = Continuer
