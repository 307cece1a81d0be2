// The words of the page where a teacher puts an activity together, and of the page that runs it, as they are sent, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/compose';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./compose')>;

export const pagesLabel = 'Pages du cours';
export const lessonName = 'Le cours';

export const composeTitle = 'Votre propre parcours';
export const composeDescription =
  'Choisissez des moments de l’histoire et des labos avec leurs réglages, mettez-les en ordre, ajoutez une question à vous et partagez un lien. Rien n’est conservé.';
export const composeHint = 'Le parcours est prêt. Touchez une étape pour l’enlever ou la remettre.';
export const stopsSet = (count: number, word: string, minutes: number) =>
  count === 1 ? `Une étape, environ ${minutes} minutes.` : `${word} étapes, environ ${minutes} minutes.`;
export const takeOne = 'Ajoutez une étape.';
export const moreStops = 'D’autres étapes';
export const questionLabel = 'Votre question à la classe, à la fin';
export const printSheet = 'Imprimer la feuille';
export const noAccounts =
  'Pas de compte. Rien n’est conservé ni envoyé\u00a0: le lien porte tout, n’y mettez donc aucun nom.';
export const wordsLink = 'Les mots en sept langues';
export const QUESTIONS = {
  pour: 'Combien de tasses buvez-vous par jour\u202f?',
  shirt: 'Combien de tasses d’eau demande le coton d’un T-shirt\u202f?',
  where: 'Rivière ou pluie\u00a0: qui a le plus soif\u202f?',
  lake: 'Quelle part d’un lac est toute la mode\u202f?',
  costs: 'Quel tissu coûte quoi\u202f?',
  lives: 'Laquelle de deux vies est la plus légère\u202f?',
};
/** For those who have no script, and for paper. */
export const composeNeeds =
  'Cette page prépare une activité dans le navigateur, et il lui faut pour cela un script. Sans script, écrivez votre question et vos étapes sur la feuille à imprimer.';
export const paperSheet = 'La feuille à imprimer';
export const doTitle = 'Prédire, essayer, raconter';
export const doDescription =
  'Une activité préparée par un enseignant ou une enseignante : prédire, aller à chaque étape, et dire en une phrase ce que l’on a trouvé. Rien n’est envoyé.';
export const doHint = 'Chaque étape commence par ce que vous pensez.';
export const usualGuess = 'Que verrez-vous là\u202f?';
export const iThink = 'Je pense que…';
export const openStop = 'Ouvrir l’étape';
export const tryText = 'L’étape s’ouvre dans un onglet à part. Revenez avec ce que vous avez vu.';
export const predictTitle = 'Prédire';
export const tryTitle = 'Essayer';
export const tellTitle = 'Raconter';
export const usualQuestion = 'Que porterez-vous deux fois plus longtemps\u202f?';
export const tellLabel = 'En une phrase\u00a0: à quoi ne vous attendiez-vous pas\u202f?';

/** The words of the lesson in several languages. */
export const wordsTitle = 'Les mots en sept langues';
export const wordsRead =
  'L’anglais est de nous. Une machine a écrit les autres mots\u202f: personne ne les a encore relus. Demandez à ceux qui parlent ces langues dans la classe.';
export const wordsPrint = 'Imprimer les mots';
