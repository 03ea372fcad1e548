# O que difere do português europeu.

forbidden_island-hint-landing = { FORM($tile, "the") } é o único caminho para casa: { $percent } % de risco de afundar neste turno
forbidden_island-hint-last-site = { FORM($tile, "the") } é o último lugar { FORM($treasure, "of") }: { $percent } % de risco de afundar neste turno
forbidden_island-hint-site = { FORM($tile, "the") } é um lugar { FORM($treasure, "of") }: { $percent } % de risco de afundar neste turno
forbidden_island-hint-keeps = salva { FORM($tile, "the") }: { $percent } % de risco de afundar neste turno
forbidden_island-hint-can-save = de lá pode drenar { FORM($tile, "the") }: { $percent } % de risco de afundar neste turno
forbidden_island-hint-ply-end_actions = Encerrar as ações
