// What the claims of the page about two lives say, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/livesClaims';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./livesClaims')>;

const MODEL =
  'CO2e\u00a0: d’autres gaz sont comptés. Un modèle de l’État français, qu’il dit être un modèle parmi d’autres.';

export const POWER = {
  boundary: 'Un kilowattheure à la prise, en moyenne sur un an.',
  note: 'Une moyenne\u00a0: la vôtre change avec l’heure, et avec votre contrat.',
};
export const POWERS = {
  'power-ch': 'CO2 de l’électricité\u00a0: Suisse',
  'power-be': 'CO2 de l’électricité\u00a0: Belgique',
  'power-es': 'CO2 de l’électricité\u00a0: Espagne',
  'power-pt': 'CO2 de l’électricité\u00a0: Portugal',
  'power-gb': 'CO2 de l’électricité\u00a0: Royaume-Uni',
  'power-tr': 'CO2 de l’électricité\u00a0: Turquie',
  'power-it': 'CO2 de l’électricité\u00a0: Italie',
  'power-eu': 'CO2 de l’électricité\u00a0: moyenne de l’UE',
  'power-us': 'CO2 de l’électricité\u00a0: États-Unis',
  'power-tn': 'CO2 de l’électricité\u00a0: Tunisie',
  'power-de': 'CO2 de l’électricité\u00a0: Allemagne',
  'power-pl': 'CO2 de l’électricité\u00a0: Pologne',
};

export const CLAIMS = {
  'making-co2': {
    title: 'Fabriquer un T-shirt',
    boundary:
      'Un T-shirt en coton de {light-shirt} grammes, jusqu’au magasin. Son utilisation et sa fin ne sont pas comptées.',
    note: `${MODEL} Les valeurs publiées pour une vie entière vont de {published-shirts-co2.low} à {published-shirts-co2.high} kilogrammes, une fourchette plus large que pour la seule fabrication.`,
  },
  'life-wears': {
    title: 'Combien de fois un T-shirt est porté, selon la règle européenne',
    boundary:
      'Combien de fois un T-shirt est porté avant d’être abandonné, selon la règle pour l’empreinte des produits.',
    note: 'Une convention. Des personnes qui ont travaillé à la règle y voient un jugement d’experts, et il est contesté.',
  },
  'lasting-factor': {
    title: 'De combien un T-shirt peut durer plus ou moins',
    boundary:
      'Le nombre d’utilisations, fois ce facteur\u00a0: d’un T-shirt qui échoue aux tests à un T-shirt qui les réussit tous.',
    note: 'Nous en faisons la fourchette de sa vraie durée.',
  },
  'light-shirt': {
    title: 'Poids du T-shirt dans le modèle',
    boundary: 'Un T-shirt en coton.',
    note: 'Le T-shirt de nos chiffres de l’eau pèse {shirt-weight} grammes\u00a0: c’est notre valeur haute. Ce choix est le nôtre.',
  },
  'washing-energy': {
    title: 'Électricité d’un lavage',
    boundary: 'La machine seule, pour un kilogramme de linge.',
    note: 'Elle ne varie pas ici. Un lavage plus froid en demande moins.',
  },
  'drying-energy': {
    title: 'Électricité d’un sèche-linge',
    boundary: 'Un kilogramme de linge.',
    note: 'Peu pour un sèche-linge qui rejette sa chaleur dehors\u00a0: notre valeur haute est {drying-energy-high} kWh par kg.',
  },
  'drying-energy-high': {
    title: 'Électricité d’un sèche-linge, notre valeur haute',
    boundary: 'Un kilogramme de linge dans un appareil ancien.',
    note: 'Un mauvais sèche-linge selon l’étiquette européenne des années 1990. Les neufs en prennent moins\u00a0: un tiers, ou les trois quarts.',
  },
  'washes-dried': {
    title: 'Lavages suivis du sèche-linge, selon la règle européenne',
    boundary: 'Une moyenne sur beaucoup de foyers.',
    note: 'Chez vous, c’est toujours, jamais, ou entre les deux\u00a0: c’est pourquoi on peut la changer.',
  },
  'washes-dried-less': {
    title: 'Lavages suivis du sèche-linge, sur notre chemin vers la part basse',
    boundary: 'La moitié de ce que fixe la règle européenne.',
    note: 'Un choix à nous, pour que la part de l’utilisation approche {use-phase-share}\u00a0%.',
  },
  'washes-ironed': {
    title: 'Lavages suivis d’un repassage, selon la règle européenne',
    boundary: 'Une moyenne sur beaucoup de foyers.',
    note: 'Beaucoup de T-shirts ne sont jamais repassés.',
  },
  'ironing-time': {
    title: 'Repasser un T-shirt',
    boundary: 'La méthode dit deux minutes\u202f; son tableau, un peu plus.',
    note: 'Nous prenons la valeur du tableau comme milieu, l’autre comme valeur basse.',
  },
  'iron-power': {
    title: 'Puissance d’un fer à repasser',
    boundary: 'Tant qu’il est allumé.',
    note: 'La valeur du modèle.',
  },
  'wears-a-wash': {
    title: 'Utilisations entre deux lavages, selon le modèle',
    boundary: 'Un T-shirt.',
    note: 'Dans le modèle, le T-shirt est lavé après chaque utilisation.',
  },
  'washing-liters': {
    title: 'Eau d’un lavage',
    boundary: 'Un kilogramme de linge, eau du robinet.',
    note: 'La page donne une autre unité, qui ne peut pas être la bonne. Les points du modèle pour l’eau rare sont laissés de côté\u00a0: ce ne sont pas des litres.',
  },
  'making-a-wear': {
    title: 'Fabriquer un T-shirt, pour chacune des {life-wears} utilisations',
    boundary: 'La fabrication, répartie sur les utilisations de la règle européenne.',
    note: 'L’entretien vient en plus.',
  },
  'rule-use-share': {
    title: 'L’utilisation dans le CO2 d’un T-shirt\u00a0: la règle européenne',
    boundary: 'Laver, sécher et repasser, dans tout ce que cause une utilisation.',
    note: '{life-wears} utilisations, un lavage après chacune, {washes-dried}\u00a0% au sèche-linge, {washes-ironed}\u00a0% de repassage, l’électricité moyenne de l’UE.',
  },
  'lower-use-share': {
    title: 'L’utilisation dans le CO2 d’un T-shirt\u00a0: un chemin vers la part basse',
    boundary: 'La même chose, avec {washes-dried-less}\u00a0% au sèche-linge.',
    note: 'Près des {use-phase-share}\u00a0% d’une étude. Nous ne savons pas si elle a pris ces valeurs.',
  },
  'higher-use-share': {
    title: 'L’utilisation dans le CO2 d’un T-shirt\u00a0: un chemin vers la part haute',
    boundary: 'La même chose, toujours au sèche-linge, toujours repassé, avec l’électricité de la Pologne.',
    note: 'Près des {published-use-share}\u00a0% d’une autre étude.',
  },
  'washes-liters': {
    title: 'Eau de tous les lavages d’un T-shirt',
    boundary: '{life-wears} lavages d’un T-shirt de {shirt-weight} grammes.',
    note: 'Un T-shirt de {light-shirt} grammes en demande moins.',
  },
  'washes-share': {
    title: 'Tous les lavages face à la culture et à la fabrication',
    boundary: 'L’eau de {life-wears} lavages, sur les {shirt-liters} litres de culture et de fabrication.',
    note: 'Deux sortes d’eau\u00a0: celle du robinet est comptée à côté de la pluie et des rivières.',
  },
};
