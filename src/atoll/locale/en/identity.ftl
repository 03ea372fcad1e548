# The player's name and emblem.

identity-name = What shall we call you?
identity-name-missing = Please tell us a name.
identity-emblem = Your emblem
identity-keep = Keep it
identity-skip = Leave it as it is
identity-suggested = You sit here as { $name }.
identity-choose = Choose a name
identity-fine = That is fine
identity-change = Change name
emblem-none = No emblem
emblem-anchor = Anchor
emblem-compass = Compass
emblem-crab = Crab
emblem-fish = Fish
emblem-lantern = Lantern
emblem-palm = Palm
emblem-parrot = Parrot
emblem-shell = Shell
emblem-star = Starfish
emblem-sun = Sun
