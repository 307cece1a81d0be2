// The words of the page where a teacher puts an activity together, and of the page that runs it, as they are sent, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/compose';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./compose')>;

export const pagesLabel = 'Pages du cours';
export const lessonName = 'Le cours';
export const composeName = 'Composer';

export const composeTitle = 'Votre propre parcours';
export const composeDescription =
  'Choisissez des moments de l’histoire et des labos avec leurs réglages, mettez-les en ordre, ajoutez une question à vous et partagez un lien. Rien n’est conservé.';
export const composeLead =
  'Choisissez les étapes, mettez-les en ordre et ajoutez une question à vous. Un lien porte le tout : pas de compte, rien n’est conservé ni envoyé.';
/** For those who have no script, and for paper. */
export const composeNeeds =
  'Cette page prépare une activité dans le navigateur, et il lui faut pour cela un script. Sans script, écrivez votre question et vos étapes sur la feuille à imprimer.';
/** Begins an activity. */
export const start = 'En préparer une';
export const paperSheet = 'La feuille à imprimer';
export const doTitle = 'Prédire, essayer, raconter';
export const doDescription =
  'Une activité préparée par un enseignant ou une enseignante : prédire, aller à chaque étape, et dire en une phrase ce que l’on a trouvé. Rien n’est envoyé.';
export const doLead =
  'Avant de regarder, dites ce que vous pensez y trouver. Puis allez à chaque étape, et dites en une phrase ce que vous avez trouvé.';
export const predictTitle = 'Prédire';
export const tryTitle = 'Essayer';
export const tellTitle = 'Raconter';
export const usualQuestion = 'Que verrez-vous à ces étapes ?';
export const predictLabel = 'Qu’en pensez-vous ? Écrivez une phrase.';
export const tellLabel = 'Qu’avez-vous trouvé ? Écrivez une phrase.';
export const noActivity =
  'Ce lien ne contient aucune étape. Demandez le lien entier à la personne qui vous fait cours, ou prenez cette page comme feuille de papier.';

/** The words of the lesson in several languages. */
export const wordsTitle = 'Les mots, pour chaque langue de la classe';
export const wordsRead =
  'L’anglais est de nous. Une machine a écrit les autres mots\u202f: personne ne les a encore relus. Demandez à ceux qui parlent ces langues dans la classe.';
export const wordsPrint = 'Imprimer les mots';
