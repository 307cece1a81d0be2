// The words of a pupil’s answer, in French. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import type * as english from '../en/reply';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./reply')>;

export const answerName = 'Votre réponse';
export const answerLead =
  'Pas de nom, et rien n’est envoyé. À la fin, vous recevez un lien, que la page de l’enseignant lit.';
export const noAnswer = 'Ce lien est coupé ou ne contient aucune réponse. Écrivez la vôtre ici.';
export const notSaid = 'Choisissez';
export const askBefore =
  'Pariez avant le récit\u00a0: combien de tasses d’eau demande le coton d’un T-shirt\u202f?';
export const askAfter = 'Après le récit\u00a0: combien en dites-vous maintenant\u202f?';
export const yourNumber = 'Votre nombre';
export const readStory = 'Lire le récit';
export const comeBack = 'Puis revenez ici.';
export const askCounted = 'Quelle eau faut-il compter\u202f?';
export const askSentence = 'Pourquoi\u202f? Écrivez une phrase, sans votre nom.';
export const charactersLeft = (left: number) => `Caractères restants\u00a0: ${left}`;
export const showLink = 'Montrer mon lien';
export const linkText = 'Envoyez ce lien à l’enseignant.';
export const copyLink = 'Copier le lien';
export const linkCopied = 'Le lien est copié';
export const linkLabel = 'Le lien de votre réponse';

export const readText =
  'Chaque élève reçoit un lien à lui. Lisez-les ici\u00a0: une réponse qui revient prend la place de la première.';
export const pasteLabel = 'Collez les liens des élèves, un ou plusieurs';
export const readLinks = 'Lire les liens';
export const answersRead = (count: number) => `Réponses lues\u00a0: ${count}.`;
export const linksUnread = (count: number) => `Liens coupés ou sans réponse\u00a0: ${count}.`;
export const answersLeftOut = (count: number) => `Le tableau est plein. Laissées de côté\u00a0: ${count}.`;
export const guessesTitle = 'Tous les paris, avant et après';
export const guessedBefore = (count: number, lowest: string, highest: string, middle: string) =>
  `Paris avant le récit\u00a0: ${count}. En tasses, ils vont de ${lowest} à ${highest}, et celui du milieu est ${middle}.`;
export const guessedAfter = (count: number, lowest: string, highest: string, middle: string) =>
  `Paris après le récit\u00a0: ${count}. En tasses, ils vont de ${lowest} à ${highest}, et celui du milieu est ${middle}.`;
export const above = 'Avant le récit';
export const below = 'Après le récit';
export const guessAxis = 'Tasses d’eau pour le coton d’un T-shirt';
export const dashed = (
  <>
    La ligne en tirets est ce que dit le récit{'\u00a0'}: <Claim id="cotton-cups" />.
  </>
);
export const countedTitle = 'Quelle eau il faut compter';
export const pupilsFor = (part: string, count: number) => `${part}\u00a0: ${count}`;
export const showSentences = (count: number) => `Montrer les phrases (${count})`;
export const predictedBefore = (text: string) => `Prédiction\u00a0: ${text}`;
export const hideSentences = 'Cacher les phrases';
export const sentencesStay =
  'Les phrases restent sur cette page seule\u00a0: elles ne sont pas dans son lien, et disparaissent quand vous la quittez.';
/** Where no script runs, as in the copy on a disk. */
export const withoutScript =
  'Les liens des élèves, et le tableau qui les lit, demandent un script et une adresse sur le web. Sans eux, voici un tableau à remplir.';
