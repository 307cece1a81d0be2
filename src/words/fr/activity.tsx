// The words of an activity, which come with its part: those of composing it, and those of doing it, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/activity';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./activity')>;

export const grownName = 'Où pousse le coton';
export const twoName = 'Deux vies';
export const twoDetail = (a: string, b: string) => `A : ${a}. B : ${b}`;
export const LIVES = {
  line: 'séché à l’air',
  long: 'porté deux fois plus longtemps',
  lower: 'rarement au sèche-linge',
  higher: 'toujours séché en machine et repassé',
  rule: 'la règle européenne',
};
export const ownLife = 'comme vous l’avez réglée';
export const PARTS = {
  rain: 'Pluie',
  irrigation: 'Irrigation',
  dilution: 'Dilution',
  factory: 'Usine',
};
export const chartWater = 'L’eau des tissus';
export const chartEnergy = 'L’énergie des tissus';
export const chartCo2 = 'Le CO2 des tissus';
export const slipName = 'Trouvez l’erreur';
export const allSlips = 'Toutes';
export const slipNumber = (number: number) => `Affirmation ${number}`;
export const wornName = 'Combien de fois il est porté';
export const wornDetail = (wears: string) => `porté ${wears} fois`;
export const moveUp = (name: string) => `Monter : ${name}`;
export const moveDown = (name: string) => `Descendre : ${name}`;
export const added = (name: string, place: number) => `Ajouté comme étape ${place} : ${name}`;
export const moved = (name: string, place: number, count: number) =>
  `${name} : maintenant l’étape ${place} sur ${count}`;
export const removed = (name: string) => `Retiré : ${name}`;
export const unreadable = 'Ce lien est coupé ou ne contient aucune activité.';
export const shareTitle = 'Un lien pour la classe';
export const copyLink = 'Copier le lien';
export const linkCopied = 'Le lien est copié';
export const showCode = 'Montrer le code';
export const hideCode = 'Masquer le code';
export const codeLabel = 'Code QR du lien de l’activité';
export const codeTooLong =
  'Ce lien est trop long pour un code qu’un téléphone puisse lire. Partagez le lien lui-même.';
export const tryIt = 'La voir comme la classe la voit';
export const teachersQuestion = 'La question posée à votre classe';
/** Whose words these are. */
export const notOurs = 'Elle vient de la personne qui vous fait cours, pas de Threadprint.';
export const done = 'Fait';
export const nothingSent =
  'Ce que vous écrivez reste sur cette page, et rien n’est envoyé. Imprimez-le ou copiez-le.';
export const copyText = 'Copier ce que j’ai écrit';
export const textCopied = 'C’est copié';
export const change = 'Pour les enseignants : modifier cette activité';
/** What is copied, line by line. */
export const asked = (text: string) => `Question : ${text}`;
export const found = (text: string) => `J’ai trouvé : ${text}`;
export const print = 'Imprimer cette page';

/** A pupil's answer, as on the class's page. */
export const answerHow =
  'Le tableau de la classe peut lire dans un lien votre prédiction et ce que vous avez trouvé. Le lien porte vos phrases, et aucun nom.';
