// What the social cards say: titles, short texts, and alternatives in words, in French.
// Translated by machine; no native speaker has read them yet.

import { capitalize } from '../../capitalize';
import type * as english from '../../en/text/cards';
import type { Translation } from '../../translation';
import { fabricCount, measureCount } from './fabrics';
import { phaseCount } from './phases';
import { placeCount } from './places';

export type Checked = Translation<typeof english, typeof import('./cards')>;

export const homeTitle = 'La mode\u00a0:\nindustrie\nassoiffée.';
export const homeAlt =
  'La mode, industrie assoiffée. Un verre d’eau sur une pile de tissus teints et pliés\u202f; à côté, des capsules de coton.';

export const aboutTitle = 'Chaque\nchiffre est-il\nsûr\u202f?';
export const aboutText = 'D’où vient chaque chiffre, et ce que nous avons trouvé.';
export const aboutAlt =
  'Chaque chiffre est-il sûr\u202f? Une goutte enroulée d’un seul fil, comme une empreinte digitale.';

export const shirtTitle = 'Combien\nde tasses';
export const shirtLines = 'd’eau pour le coton\nd’un seul T-shirt\u202f?';
export const shirtAlt =
  'Combien de tasses d’eau pour le coton d’un seul T-shirt\u202f? Chaque tasse est dessinée, en forme de T-shirt.';

export const whereTitle = 'Où pousse le\ncoton\u00a0: pluie\nou rivière\u202f?';
export const whereText = (leastPlace: string, least: string, mostPlace: string, most: string) =>
  `Tasses des rivières et des puits pour le coton d’un T-shirt\u00a0: ${leastPlace} ${least}, ${mostPlace} ${most}.`;
export const whereAlt = (text: string) => `Une carte de ${placeCount} lieux. ${text}`;

/** The share follows it on the same line. */
export const lakeClaim = 'Pas la moitié. ';
export const lakeText = (water: string) =>
  `La mode consomme ${water} par an\u00a0: un vingtième du lac Ontario.`;
export const lakeAlt = (share: string) =>
  `Le contour du lac Ontario, rempli à ${share}. Pas la moitié\u00a0: ${share}.`;

export const costsTitle = 'Ce que\ncoûtent les\nvêtements';
export const costsLines = 'Aucun tissu n’est le plus\nsobre sur tous les plans.';
export const costsAlt =
  'Ce que coûtent les vêtements\u00a0: une capsule de coton, une pelote de laine, un rouleau de corde de chanvre et une bobine de polyester. Aucun tissu n’est le plus sobre sur tous les plans.';

export const livesTitle = 'Un T-shirt,\ndeux vies.';
export const livesLines = 'Laquelle pèse le moins\nsur le climat\u202f? Cela dépend.';
export const livesAlt =
  'Un T-shirt, deux vies\u00a0: un T-shirt coupé en deux teintes, A et B. Laquelle pèse le moins sur le climat\u202f? Cela dépend.';

export const productionTitle = 'La moitié\nvient de la\nfabrication.';
export const productionLines = (perTurn: string) =>
  `Le CO2 par phase de production,\nun tour de fil\u00a0: ${perTurn}`;
/** Below each bobbin, where there is room for a word. */
export const PHASES = {
  cotton: 'Coton',
  yarn: 'Fil',
  garment: 'Vêtement',
  distribution: 'Distribution',
  use: 'Utilisation',
};
export const productionAlt = `${capitalize(phaseCount)} bobines de fil, une pour chaque phase de production. La plus haute, en rouge, est la fabrication du vêtement\u00a0: la moitié de tout le CO2.`;

export const fabricsTitle = `${capitalize(fabricCount)} tissus, ${measureCount} factures`;
export const MEASURES = { water: 'Eau', energy: 'Énergie', co2: 'CO2' };
/** Below a chart, the fabric with the tallest bar: "Coton : maximum". */
export const most = (fabric: string) => `${fabric}\u00a0: maximum`;
export const fabricsAlt = `${capitalize(measureCount)} graphiques en barres de ${fabricCount} tissus\u00a0: le coton boit le plus, le polyamide dépense le plus d’énergie, la laine rejette le plus de CO2.`;

export const sourcesTitle = (count: string) => `${count}\nchiffres\u00a0:\nsont-ils sûrs\u202f?`;
export const sourcesTally = (hold: string, withNote: string, unconfirmed: string, off: string) =>
  `${hold} tiennent, ${withNote} avec une réserve, ${unconfirmed} non confirmés, ${off} ne tiennent pas.`;
export const sourcesAlt = (count: string, tally: string) =>
  `${count} points de croix, un pour chaque chiffre du récit\u00a0: ${tally}`;

export const teachTitle = 'Un cours\npour demain\nmatin.';
export const teachText = (minutes: string) =>
  `${minutes} minutes\u00a0: un plan, une feuille d’exercices et son corrigé.`;
export const teachAlt = (minutes: string) =>
  `Un cours pour demain matin. ${minutes} points de couture, un par minute, aux couleurs de ses parties.`;

export const worksheetTitle = 'Est-ce\npossible\u202f?';
export const worksheetText = (tasks: string) =>
  `${tasks} exercices à imprimer, avec de la place pour écrire.`;
export const worksheetAlt = 'Est-ce possible\u202f? Une feuille de papier avec des lignes pour écrire.';

export const answersTitle = 'Le corrigé.';
export const answersText = 'Chaque réponse avec son calcul, à partir de notre liste de nombres.';
export const answersAlt = (answers: string) =>
  `Le corrigé de la feuille d’exercices\u00a0: ${answers} et d’autres.`;

export const slipTitle = 'Trouvez\nl’erreur.';
export const slipText = (claims: string) => `${claims} affirmations à mettre à l’épreuve avec deux nombres.`;
export const slipAlt = (claims: string) =>
  `Trouvez l’erreur. ${claims} lignes barrées, une pour chaque affirmation.`;

export const classTitle = 'Notre classe,\ntasse par\ntasse.';
export const classText = 'Touchez les tasses. Le lien emporte les réponses de la classe.';
export const classAlt = (cups: string) =>
  `Notre classe, tasse par tasse\u00a0: un diagramme de ${cups} tasses, une par élève.`;

export const composeTitle = 'Votre propre\nparcours.';
export const composeText = 'Choisissez les étapes, posez votre question, partagez un lien.';
export const composeAlt = 'Votre propre parcours : des étapes sur un fil.';

export const doTitle = 'Prédire,\nessayer,\nraconter.';
export const doText = 'D’abord penser, puis voir, ensuite dire.';
export const doAlt = 'Prédire, essayer, raconter : des étapes sur un fil.';
