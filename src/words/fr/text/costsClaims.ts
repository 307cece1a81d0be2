// What the claims of the costs and the tips say, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/costsClaims';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { phaseCount } from './phases';

export type Checked = Translation<typeof english, typeof import('./costsClaims')>;

const OF_SIX = `La valeur la plus haute des ${fabricCount} tissus, divisée par la plus basse.`;

export const CLAIMS = {
  'phases-sum': {
    title: 'CO2 d’un T-shirt, toutes phases',
    boundary: `Les ${phaseCount} phases additionnées : un T-shirt léger, utilisation comprise.`,
    note: 'Lisez-le en grammes de CO2e (autres gaz compris) par T-shirt. En kilogrammes par kilogramme, le coton émettrait {fiber-times-over} fois ce que dit notre propre donnée. Les chiffres de l’eau supposent un T-shirt de {shirt-weight} grammes : ce sont donc deux T-shirts différents.',
    correction: { wrong: 'kilogrammes par kilogramme de tissu', right: 'grammes par T-shirt' },
  },
  'shirt-co2': {
    title: 'CO2 d’un T-shirt en kilogrammes',
    boundary: 'La même somme, 1 000 grammes au kilogramme.',
    note: 'Les totaux publiés pour des T-shirts vont d’environ {published-shirts-co2.low} à {published-shirts-co2.high} kilogrammes, et certains en attribuent la moitié au lavage. Le poids, l’électricité et le séchage comptent.',
  },
  'shirt-weight': {
    title: 'Poids du T-shirt dans les chiffres de l’eau',
    boundary: 'Un T-shirt épais en coton.',
    note: 'Les chiffres du CO2 valent pour un T-shirt plus léger.',
  },
  'phase-ratio': {
    title: 'La fabrication face à la distribution',
    boundary: 'La phase la plus haute divisée par la plus basse.',
    note: 'Un rapport vaut dans l’une et l’autre unité.',
  },
  'water-ratio': {
    title: 'L’eau du coton face à celle du polyester',
    boundary: OF_SIX,
    note: 'Avec les valeurs publiées pour le polyester, ce serait bien moins.',
  },
  'water-ratio-next': {
    title: 'L’eau du coton face à celle de la laine',
    boundary: `La valeur la plus haute des ${fabricCount} tissus, divisée par la suivante.`,
    note: 'Une valeur publiée pour la laine est proche de la nôtre.',
  },
  'energy-ratio': {
    title: 'L’énergie du polyamide face à celle du chanvre',
    boundary: OF_SIX,
    note: 'Son unité est douteuse, pas le rapport.',
  },
  'co2-ratio': {
    title: 'Le CO2 de la laine face à celui du coton',
    boundary: OF_SIX,
    note: 'Les valeurs publiées pour la laine varient de plus du double.',
  },
  'wool-from-farm': {
    title: 'Impact de la laine qui vient des moutons',
    boundary: 'Jusqu’à cette part de l’impact climatique de la laine.',
    note: 'Le fret représente environ {freight-share} % de l’impact climatique d’un vêtement moyen : le transport ajoute donc peu. Les {wool-from-farm} % viennent de la page d’une entreprise.',
  },
  'freight-share': {
    title: 'Le fret dans l’impact climatique d’un vêtement',
    boundary: 'Un vêtement moyen, de l’usine au magasin ; le trajet de qui l’achète n’est pas compté.',
    note: 'Le long transport de la laine ajoute donc peu. Un compte rendu d’une étude suédoise donne 3,1 % pour la distribution aux magasins.',
  },
  'irrigation-liters': {
    title: 'Irrigation pour la fibre d’un T-shirt',
    boundary: 'L’irrigation seule, pour la fibre seule. Ni pluie, ni eau pour diluer la pollution.',
    note: 'Les {cotton-liters} litres comptent aussi la pluie et l’eau pour diluer la pollution, partent de données plus anciennes et valent pour un tissu fini. Même T-shirt, autre question.',
    correction: {
      wrong: 'par kg de tissu',
      right: 'par kg de fibre, avant le filage, la teinture et la couture',
    },
  },
  'cotton-energy-in-megajoules': {
    title: 'L’énergie du coton, si son unité était le kWh',
    boundary:
      'Les {cotton-energy} kWh par kilogramme du coton, convertis en mégajoules : 3,6 mégajoules font un kWh.',
    note: `Une valeur publiée pour le coton est de {published-cotton-energy} mégajoules par kilogramme : {cotton-energy-in-megajoules} mégajoules, c’est impossible. Le nombre lui-même, {cotton-energy}, en est proche : nous pensons que les ${fabricCount} valeurs sont des mégajoules.`,
    correction: { wrong: 'kWh par kilogramme', right: 'mégajoules par kilogramme de fibre' },
  },
  'wears-30': {
    title: 'Combien de fois un T-shirt est porté',
    boundary: 'Le point de départ du conseil.',
    note: 'Le vôtre est peut-être porté plus ou moins : le curseur est à vous.',
  },
  'wears-60': {
    title: 'Un T-shirt porté deux fois plus',
    boundary: 'Deux fois {wears-30}.',
    note: 'Ce que propose le conseil.',
  },
  'cups-per-wear-30': {
    title: 'Tasses d’eau à chaque fois, pour un T-shirt porté {wears-30} fois',
    boundary: 'Toutes les tasses d’un T-shirt, partagées entre les fois où il est porté.',
    note: 'L’eau a servi une fois ; chaque fois qu’on le porte, la part diminue.',
  },
  'cups-per-wear-60': {
    title: 'Tasses d’eau à chaque fois, pour un T-shirt porté {wears-60} fois',
    boundary: 'Toutes les tasses d’un T-shirt, partagées entre les fois où il est porté.',
    note: 'L’eau a servi une fois ; chaque fois qu’on le porte, la part diminue.',
  },
  'twice-as-long': {
    title: 'Impact climatique évité en portant ses vêtements deux fois plus',
    boundary: 'L’impact climatique des vêtements en Suède, chaque fois qu’on les porte.',
    note: 'Selon WRAP, porter ses vêtements neuf mois de plus réduit l’empreinte carbone, l’empreinte eau et les déchets de {nine-months-longer.low} à {nine-months-longer.high} %.',
  },
  'repairs-replace': {
    title: 'Réparations qui ont remplacé un achat neuf',
    boundary: 'Ce qu’on a répondu dans des enquêtes britanniques.',
    note: 'Une estimation britannique plus ancienne donnait {secondhand-older} % pour la seconde main : cela n’aide que si l’achat en remplace un autre.',
  },
  'secondhand-replaces': {
    title: 'Achats de seconde main qui en ont remplacé un neuf',
    boundary: 'Ce qu’on a répondu dans des enquêtes britanniques.',
    note: 'Une estimation britannique plus ancienne donnait {secondhand-older} % pour la seconde main : cela n’aide que si l’achat en remplace un autre.',
  },
  'cooler-wash': {
    title: 'Énergie économisée par un lavage plus froid',
    boundary: 'Laver à {wash-cool} °C au lieu de {wash-warm} °C, dans un test de consommateurs.',
    note: 'Environ {cooler-wash} %, d’après ceux qui citent le test ; les machines diffèrent.',
  },
  'wash-cool': {
    title: 'Température du lavage plus froid',
    boundary: 'Le réglage qui a été testé.',
    note: 'Un réglage de machine.',
  },
  'wash-warm': {
    title: 'Température du lavage plus chaud',
    boundary: 'Le réglage qu’il a remplacé.',
    note: 'Un réglage de machine.',
  },
  'label-organic': {
    title: 'Fibre biologique derrière le label « organic »',
    boundary: 'Au moins autant, selon le Global Organic Textile Standard.',
    note: 'Un label sur la façon de cultiver la fibre, pas sur les litres ni le CO2.',
  },
  'label-made-with': {
    title: 'Fibre biologique derrière le label « made with organic »',
    boundary: 'Au moins autant, selon le Global Organic Textile Standard.',
    note: 'Le second niveau de la même norme.',
  },
};
