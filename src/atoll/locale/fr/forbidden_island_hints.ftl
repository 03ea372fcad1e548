# Raisons des conseils sur l’Île Interdite.

forbidden_island-hint-landing = { FORM($tile, "the") } est le seul chemin du retour : { $percent } % de risque de perdre cette tuile à ce tour
forbidden_island-hint-last-site = { FORM($tile, "the") } est le dernier lieu { FORM($treasure, "of") } : { $percent } % de risque de perdre cette tuile à ce tour
forbidden_island-hint-site = { FORM($tile, "the") } est un lieu { FORM($treasure, "of") } : { $percent } % de risque de perdre cette tuile à ce tour
forbidden_island-hint-keeps = sauve { FORM($tile, "the") } : { $percent } % de risque de perdre cette tuile à ce tour
forbidden_island-hint-captures = { $missing ->
    [0] c’est le dernier trésor : il ne reste qu’à rentrer
    [one] prend un trésor, il en manque encore { $missing }
   *[other] prend un trésor, il en manque encore { $missing }
  }
forbidden_island-hint-gives = { $seat } aura { $count } des 4 cartes { $card }
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
forbidden_island-hint-can-capture = là, on peut prendre { FORM($treasure, "the") }
forbidden_island-hint-goes-home = tous les trésors sont à vous : direction { FORM($tile, "the") }
forbidden_island-hint-can-save = de là, on peut assécher { FORM($tile, "the") } : { $percent } % de risque de perdre cette tuile à ce tour
forbidden_island-hint-meets = { $seat } y attend, pour donner ou recevoir des cartes
forbidden_island-hint-goes = amène le pion { FORM($tile, "to") }, plus près de ce qu’il faut

forbidden_island-hint-ply-move = Aller { FORM($to, "to") }
forbidden_island-hint-ply-fly = Voler jusqu’{ FORM($to, "to") }
forbidden_island-hint-ply-navigate = Guider { FORM($seat, "the") } { FORM($to, "to") }
forbidden_island-hint-ply-shore_up = Assécher { FORM($tile, "the") }
forbidden_island-hint-ply-give = Une carte { $card } pour { FORM($to, "the") }
forbidden_island-hint-ply-capture = Prendre le trésor
forbidden_island-hint-ply-end_actions = Finir les actions
forbidden_island-hint-ply-lift = Hélicoptère : { $seats } → { $to }
forbidden_island-hint-ply-sandbag = Sacs de sable : { $tile }
forbidden_island-hint-ply-lift_off = S’envoler
forbidden_island-hint-ply-discard = Défausser { $card }
forbidden_island-hint-ply-swim = Nager jusqu’{ FORM($to, "to") }
forbidden_island-hint-ply-proceed = Continuer
