// The guide that lies in the offline pack, and what stands in the pack where pages lead to it, in French.
// Translated by machine; no native speaker has read them yet.

import { capitalize } from '../../capitalize';
import type * as english from '../../en/text/packGuide';
import type { Translation } from '../../translation';
import { slipCount } from './corrections';
import { fabricCount } from './fabrics';
import { taskCount } from './lessonTasks';

export type Checked = Translation<typeof english, typeof import('./packGuide')>;

export const title = 'Threadprint en classe\u00a0: un guide';
export const heading = 'Threadprint, sans réseau';
export const howToOpen =
  'Décompressez d’abord tout le dossier. Ouvrez ensuite cette page, ou l’une des pages ci-dessous, avec un navigateur. Rien ne s’installe, rien n’est envoyé.';
export const contents = 'Ce qu’il y a ici';

/** What each page is called, and what is on it. */
export const PAGES = {
  home: {
    name: 'Début',
    text: 'Une question\u00a0: combien de tasses d’eau buvez-vous par jour\u202f?',
  },
  shirt: { name: 'Un T-shirt', text: 'L’eau derrière un T-shirt en coton, en tasses.' },
  industry: { name: 'L’industrie', text: 'Ce que la mode boit en un an, avec nos vérifications.' },
  costs: { name: 'Les coûts', text: 'Carbone, énergie et eau, des fibres sur cartes et des conseils.' },
  lives: {
    name: 'Deux vies',
    text: 'Un T-shirt porté et entretenu de deux façons, et ce qu’on ne sait pas.',
  },
  production: { name: 'Graphique\u00a0: phases', text: 'Le CO2 à chaque phase de la vie d’un T-shirt.' },
  fabrics: { name: 'Graphiques\u00a0: tissus', text: `L’eau, l’énergie et le CO2 de ${fabricCount} tissus.` },
  sources: { name: 'Sources', text: 'Chaque chiffre, d’où il vient et ce que nous avons trouvé.' },
  teach: { name: 'En classe', text: 'Un plan pour un cours, long ou court.' },
  worksheet: { name: 'Feuille d’exercices', text: `${capitalize(taskCount)} exercices à imprimer.` },
  answers: { name: 'Corrigé', text: 'Les réponses, avec leurs calculs.' },
  slip: { name: 'Trouvez l’erreur', text: `${capitalize(slipCount)} affirmations à mettre à l’épreuve.` },
  class: { name: 'Notre classe', text: 'Un tableau à remplir.' },
  do: { name: 'Prédire, essayer, raconter', text: 'Une feuille pour votre question et vos étapes.' },
};
export const still =
  'Ces pages contiennent tout le texte et chaque graphique dans son état final. Le récit animé a besoin d’un serveur\u00a0: voyez le README du code source.';

export const ideas = 'Trois choses à faire en classe';
export const guess = 'D’abord deviner.';
export const guessHow =
  'Avant d’ouvrir «\u202fUn T-shirt\u202f», faites noter à chaque élève un nombre de tasses. Qui s’en approche le plus\u202f?';
export const slip = 'Trouver l’erreur.';
export const slipHow =
  'Notre premier jet faisait, à propos d’un lac, une affirmation dix fois trop grande. Calculez vous-même la part. Comparez ensuite avec notre vérification.';
export const multiply = 'Multiplier deux colonnes.';
export const multiplyHow = (linkTable: (text: string) => string) =>
  `Prenez ${linkTable('le tableau des tissus')}\u00a0: l’eau pour un kilogramme, multipliée par la production annuelle. Quelle fibre boit le plus\u202f?`;

export const tables = (json: string) => `Les tableaux sont aussi ici en ${json}.`;
export const terms = (linkLicenses: (text: string) => string) =>
  `Texte, graphiques et images\u00a0: CC BY 4.0. Code\u00a0: MIT. Éléments de tiers\u00a0: ${linkLicenses('licences')}.`;

/** In a page of the pack, instead of the link to the pack. */
export const hereAlready = 'Ceci est la copie hors ligne\u00a0: vous l’avez déjà.';
