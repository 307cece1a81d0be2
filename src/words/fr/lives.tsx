// The words of the page about two lives of one shirt, in French. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { capitalize } from '../capitalize';
import type * as english from '../en/lives';
import type { Translation } from '../translation';
import { numberWord } from './text/grammar';

export type Checked = Translation<typeof english, typeof import('./lives')>;

export const pageTitle = 'Un T-shirt, deux vies';
export const pageDescription =
  'Deux vies d’un T-shirt côte à côte\u00a0: combien de fois il est porté, lavé, séché et repassé, et laquelle pèse le moins sur le climat, et dans combien de mondes possibles.';

// The poster.
export const titleFirst = 'Un T-shirt,';
export const titleSecond = 'deux vies.';
export const wornTimes = '# fois';
export const posterWorn = (letter: string, times: ReactNode) => (
  <>
    <span>{`${letter} est porté `}</span>
    {times}
    <span>.</span>
  </>
);
export const posterRule = 'Une règle d’experts, pas un comptage. Il sèche sur un fil.';
export const posterDryer = (share: ReactNode) => (
  <>
    {share}
    <span> de ses lavages finissent au sèche-linge.</span>
  </>
);
export const posterAsk = 'Laquelle pèse le moins sur le climat\u202f?';

// The two lives.
export const toolTitle = 'Deux vies et beaucoup de mondes';
export const life = (letter: string) => `Vie ${letter}`;
export const unit = 'de CO2e à chaque utilisation';
export const livesUnread = {
  a: 'La première moitié de ce lien manque. La vie A est l’habituelle.',
  b: 'La seconde moitié de ce lien manque. La vie B est l’habituelle.',
  both: 'Ce lien est illisible. Les deux vies sont les habituelles.',
};
export const gramsOf = (grams: string) => `${grams} g`;
export const PARTS = { making: 'fabriquer', washing: 'laver', drying: 'sécher', ironing: 'repasser' };
export const care = 'entretenir';
export const settings = 'Réglages';
export const done = 'Terminé';
export const ofLife = (letter: string) => ` la vie ${letter}`;
export const lowerStart = (share: string) => `près de l’étude qui dit ${share}`;
export const higherStart = (share: string) => `près de celle qui dit ${share}`;
export const ruleStart = 'la règle européenne';

export const worn = 'Porté';
export const times = 'fois';
export const wash = 'Lavé après';
export const wears = (_count: number) => 'fois';
export const dried = 'Sèche-linge';
export const ironed = 'Repassé';
export const power = 'Électricité';
export const bought = 'Acheté';
export const isNew = 'neuf';
export const secondHand = 'd’occasion';
export const POWERS = {
  ch: 'Suisse',
  be: 'Belgique',
  es: 'Espagne',
  pt: 'Portugal',
  gb: 'Royaume-Uni',
  tr: 'Turquie',
  it: 'Italie',
  eu: 'moyenne de l’UE',
  us: 'États-Unis',
  tn: 'Tunisie',
  de: 'Allemagne',
  pl: 'Pologne',
};

// What limits each control, beside it.
export const wornNote = (rule: ReactNode) => (
  <>
    {rule}
    <span>&nbsp;: une convention contestée. Le porter plus n’aide que si l’on achète moins.</span>
  </>
);
export const driedNote = (low: ReactNode, high: ReactNode) => (
  <>
    <span>Valeur basse&nbsp;: </span>
    {low}
    <span>. Un appareil ancien peut en prendre </span>
    {high}
    <span>.</span>
  </>
);
export const boughtNote = (share: ReactNode) => (
  <>
    <span>Ne compte qu’à la place d’un neuf&nbsp;: </span>
    {share}
    <span> l’ont dit.</span>
  </>
);

export const lifeLine = (
  wears: string,
  wash: number,
  dried: number,
  ironed: number,
  power: string,
  isSecondHand: boolean,
) =>
  `Porté ${wears} fois, lavé ${wash === 1 ? 'à chaque fois' : `toutes les ${wash} fois`}, ${
    dried === 0 ? 'séché sur un fil' : `sèche-linge ${dried}\u00a0%`
  }, ${ironed === 0 ? 'jamais repassé' : `repassé ${ironed}\u00a0%`}, ${power}${isSecondHand ? ', d’occasion' : ''}.`;

// The worlds.
export const verdictMost = (worlds: string, all: string, letter: ReactNode) => (
  <>
    <span>{`Dans ${worlds} mondes sur ${all}, `}</span>
    {letter}
    <span> émet moins.</span>
  </>
);
export const verdictAll = (all: string, letter: ReactNode) => (
  <>
    <span>{`Dans les ${all} mondes, `}</span>
    {letter}
    <span> émet moins.</span>
  </>
);
export const verdictSame = 'A et B sont la même vie.';
export const youSaid = (letter: string) => `Vous avez dit ${letter}.`;
export const whySame = 'Changez un réglage pour les comparer.';
export const tossUp = 'Presque pile ou face.';
export const eachShirt =
  'Chaque petit T-shirt est un monde\u00a0: fait, porté et séché à sa façon, dans des fourchettes que nous nommons. Un compte, pas une probabilité.';
export const modeledCare = 'Entretien selon un modèle';
export const isLighter = (letter: string, worlds: string) => `${letter} émet moins dans ${worlds} des mondes`;
/** After `isLighter`. */
export const areEven = (worlds: string) => `, à égalité dans ${worlds} des mondes`;
export const announced = (verdict: string, gramsA: string, gramsB: string) =>
  `A ${gramsA} g, B ${gramsB} g. ${verdict}`;
export const verdictText = (worlds: string, all: string, letter: string) =>
  `Dans ${worlds} mondes sur ${all}, ${letter} émet moins.`;

// 19% or 52%?
export const studiesTitle = (lower: ReactNode, higher: ReactNode) => (
  <>
    {lower}
    <span>{' ou '}</span>
    {higher}
    <span>{'\u202f?'}</span>
  </>
);
export const MOVES = {
  drying: 'Sèche-linge à chaque lavage',
  ironing: 'Repasser à chaque fois',
  power: 'Se brancher en Pologne',
};
const moveCount = numberWord(Object.keys(MOVES).length);
export const studiesLead = `Telle est la part du CO2e d’un T-shirt qui vient de son entretien, disent deux études. Pressez ${moveCount} boutons, et l’une devient l’autre.`;
export const threeMoves = `${capitalize(moveCount)} changements`;
export const insteadOf = (share: string) => `au lieu de ${share} des lavages`;
export const insteadOfEu = 'au lieu de la moyenne de l’UE';
export const added = (points: string) => `+${points}`;
export const addedPoints = (points: string) => `de plus, en points\u00a0: ${points}`;
export const careOf = (care: string, all: string) =>
  `L’entretien fait ${care} g sur ${all} à chaque utilisation.`;
export const oneStudy = 'La réponse d’une étude.';
export const otherStudy = 'La réponse de l’autre étude. Le T-shirt est le même.';
export const noStudy = 'Aucune étude ne le dit. Vous, si.';
export const oneWay = (lower: string, higher: string) =>
  `Un chemin de ${lower} à ${higher}, avec notre modèle. Aucune des études n’a dû le suivre.`;

// The numbers.
export const foldName = 'Les chiffres des deux vies, et ce dont dépend la réponse';
export const co2e = 'Le CO2e compte aussi d’autres gaz qui réchauffent l’air.';
export const startsCaption = 'Grammes de CO2e à chaque fois, et la part de l’entretien';
export const startColumn = 'Départ';
export const careShare = 'Entretien';
export const wholeWear = 'Une utilisation';
export const yourA = 'Votre A';
export const yourB = 'Votre B';

// What the answer hangs on.
export const hangsTitle = 'Ce dont dépend la réponse.';
export const makingBand = (making: ReactNode, band: ReactNode) => (
  <>
    <span>Pour fabriquer un T-shirt, nous prenons </span>
    {making}
    <span>, dans les mondes </span>
    {band}
    <span>&nbsp;: cela vient de vies entières et va plus loin que la seule fabrication.</span>
  </>
);
export const HANGS = {
  makingKg: 'Fabriquer un T-shirt',
  lastingA: 'La durée réelle de A',
  lastingB: 'La durée réelle de B',
  dryerKwhPerKg: 'Ce que prend le sèche-linge',
  shirtKg: 'Ce que pèse le T-shirt',
  ironingHours: 'La durée du repassage',
  replaced: 'L’occasion à la place du neuf',
};
export const ENDS = {
  makingKg: (value: string) => `${value} kg`,
  lastingA: (value: string) => `${value} fois la durée prévue`,
  lastingB: (value: string) => `${value} fois la durée prévue`,
  dryerKwhPerKg: (value: string) => `${value} kWh par kg`,
  shirtKg: (value: string) => `${value} g`,
  ironingHours: (value: string) => `${value} minutes`,
  replaced: (value: string) => `${value}\u00a0%`,
};
export const moved = (low: ReactNode, atLow: string, high: ReactNode, atHigh: string) => (
  <>
    <span>À </span>
    {low}
    <span>{`, ${atLow}\u202f; à `}</span>
    {high}
    <span>{`, ${atHigh}.`}</span>
  </>
);
export const bLess = (grams: string) => `B a ${grams} g de moins`;
export const bMore = (grams: string) => `B a ${grams} g de plus`;
export const movesNothing = 'ne change rien ici';
export const oursNote = (dryer: ReactNode, shirt: ReactNode) => (
  <>
    <span>Deux extrêmes sont notre choix&nbsp;: </span>
    {dryer}
    <span> pour un sèche-linge, et les </span>
    {shirt}
    <span> du T-shirt de notre histoire.</span>
  </>
);

// The end.
export const pourAgain = 'Verser à nouveau';
export const sources = (list: string) => `Sources\u00a0: ${list}.`;
