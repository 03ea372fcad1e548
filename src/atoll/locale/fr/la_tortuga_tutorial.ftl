# La Tortuga, learnt by playing: src/atoll/tutorials/la_tortuga.jsonl.

la_tortuga-tutorial-welcome = Bienvenue à La Tortuga ! Les tortues nagent autour de l’île, encore et encore. À la fin, qui a réuni le plus d’œufs gagne. Vous jouez la tortue rouge.
la_tortuga-tutorial-raft = Toutes les tortues partent du radeau. Elles nagent de la case 1 à la case 21, toujours dans le même sens, puis recommencent.
la_tortuga-tutorial-eggs = La case 21 est la plage. Qui s’y arrête ou la dépasse prend la carte d’œufs face visible.
la_tortuga-tutorial-first-die = C’est à vous. Le premier dé est toujours lancé, il roule donc tout seul.
la_tortuga-tutorial-roll = Un 2. Avec un seul dé, vous nagez juste autant. Deux dés comptent double, trois comptent triple, mais leur somme ne doit pas dépasser 7. Lancez un deuxième dé !
la_tortuga-tutorial-stop = 2 et 3 font 5, et deux dés comptent double : 10 cases. Avec un troisième dé, tout ce qui dépasse 2 serait de trop ; le bouton montre le risque. Mieux vaut s’arrêter.
la_tortuga-tutorial-others = Bien joué ! Aux autres maintenant : la jaune, la bleue et la verte. Regardez ce qui leur arrive, et ce qui vous arrive.
la_tortuga-tutorial-bust = La verte a lancé 5 et 4. Cela fait 9, plus que 7 : c’est le plongeon. Une tortue qui plonge retourne au radeau.
la_tortuga-tutorial-rider = La bleue s’est arrêtée sur votre case et a grimpé sur votre dos. À votre tour, vous l’emportez. Le premier dé est à vous, mais c’est la tortue du dessus, la bleue, qui décide d’en lancer un autre.
la_tortuga-tutorial-carried = La bleue a dit stop, et vous avez nagé trois cases avec une passagère. Aux autres de jouer. La bleue, qui est au-dessus, repart seule.
la_tortuga-tutorial-climb = Vous avez lancé un 4, et la bleue est juste quatre cases devant vous. Arrêtez-vous et grimpez sur son dos !
la_tortuga-tutorial-on-top = Vous voilà sur son dos. Chaque fois que la bleue doit nager, elle vous porte, et c’est vous qui décidez. Voyez : la jaune joue d’abord.
la_tortuga-tutorial-card = La jaune a dépassé la plage et pris la carte de 4 œufs. La suivante est aussitôt retournée. Et la bleue vient de lancer son premier dé…
la_tortuga-tutorial-decide = …un 2, et vous êtes au-dessus. La plage est à quatre cases, 2 ne suffira pas. Lancez un deuxième dé pour vous deux ; seul un 6 serait de trop.
la_tortuga-tutorial-cross = 2 et 1 font 3, fois deux : 6 cases. Vous dépassez la plage ensemble. Arrêtez-vous !
la_tortuga-tutorial-yours = La carte revient à la seule tortue du dessus. La bleue a nagé, les 5 œufs sont à vous ! Et vous voilà toutes deux sur la jaune : trois étages.
la_tortuga-tutorial-dare = À vous, avec un 6. Quand vous partez, seules votre tortue et celles qu’elle porte bougent ; la bleue et la jaune restent. Un autre dé serait téméraire : il faudrait un 1. Osez une fois, pour voir ce qu’est un plongeon.
la_tortuga-tutorial-bust-you = 11 : plongeon ! Vous revoilà sur le radeau, et les deux du dessous n’ont pas bougé. Ce que vous aviez gagné vous reste.
la_tortuga-tutorial-two = Voici une autre partie, presque finie. À deux ou trois, chacun a deux tortues et les déplace toutes les deux à son tour. Les cartes comptent ensemble. Une variante est activée à cette table : des œufs pour des dés.
la_tortuga-tutorial-which = Vous choisissez laquelle de vos tortues part d’abord. L’une est sur la case 20, juste devant la plage. Laissez-la commencer.
la_tortuga-tutorial-last-card = Un 3 suffit largement pour atteindre la plage, où se trouve la dernière carte. Arrêtez-vous et prenez-la.
la_tortuga-tutorial-beach = Quand la pioche est vide, c’est la plage elle-même qui compte : 7 œufs. Qui s’y arrête ou la dépasse ensuite les prend, et la partie s’achève aussitôt.
la_tortuga-tutorial-spend = Votre autre tortue a lancé un 2 et il lui faut 3. Avec cette variante, vous pouvez donner une de vos cartes au lieu de lancer le deuxième ou le troisième dé : elle compte comme un dé de sa valeur. Dépensez le 1.
la_tortuga-tutorial-enough = 2 et 1, fois deux : 6 cases, au-delà de la plage. Le 1 est perdu, mais 7 œufs vous tendent les bras. Arrêtez-vous !
la_tortuga-tutorial-end = Vous avez pris la plage, et gagné la partie ! Le plus d’œufs l’emporte ; à égalité, le plus de cartes. Retenez : les petites sommes sont sûres, le dos des autres vous porte pour rien, et qui est au-dessus décide.
