// The words of what stands around every page, in French. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/shell';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./shell')>;

export const linkUnread = 'Une partie de ce lien est illisible. La page s’en passe.';
export const skipLink = 'Aller directement au récit';

export const startPage = 'Threadprint, page d’accueil';
export const chapters = 'Chapitres';
export const chapterPour = 'Soif';
export const chapterShirt = 'T-shirt';
export const chapterLake = 'Lac';
export const chapterCosts = 'Coûts';

export const linePour = 'Vos tasses et la question';
export const lineShirt = 'Les tasses derrière un T-shirt';
export const lineLake = 'Toute la mode et un lac';
export const lineCosts = 'Eau, énergie et CO2 des tissus';
/** The three waters, on other pages. */
export const countedName = 'Un T-shirt, trois eaux';
export const place = (chapter: string, number: number, count: number) => `${chapter}, ${number} sur ${count}`;

export const menu = 'Menu';
export const menuStory = 'Le récit';

export const beside = 'Explorer, vérifier, classe';
export const explore = 'Explorer';
export const where = 'Où il pousse';
export const whereLine = 'Le même T-shirt, venu d’ailleurs';
export const lives = 'Deux vies';
export const livesLine = 'Porté et lavé de deux façons';
export const phases = 'Phases';
export const phasesLine = 'D’où vient le CO2 d’un T-shirt';
export const fabrics = 'Tissus';
export const fabricsLine = 'Eau, énergie et CO2 d’un kilo';
export const check = 'Vérifier';
export const sources = 'Sources';
export const sourcesLine = 'Chaque chiffre, et qui l’a compté';
export const data = 'Données ouvertes';
export const dataLine = 'Chaque tableau, à télécharger';
export const about = 'À propos';
export const teach = 'En classe';
export const lesson = 'La leçon';
export const lessonLine = 'Un plan, des fiches, les réponses';
/** The pages below that one, in the phone's bar. */
export const LESSON_PAGES = {
  worksheet: 'Exercices',
  answers: 'Corrigé',
  slip: 'L’erreur',
  class: 'La classe',
  compose: 'Votre récit',
  do: 'Tâches',
  words: 'Mots',
};

export const reading = 'Lecture';
export const howYouRead = 'Votre lecture';
export const plain = 'Texte seul';
export const plainLine = 'Tous les mots et tableaux, sans scènes';
export const still = 'Moins d’animation';
export const stillLine = 'Rien ne bouge tout seul';
export const ownDigits: string = '';
export const ownDigitsLine: string = '';
export const inBrief = 'En bref';
export const takeAlong = 'À emporter';
export const keep = 'Garder hors ligne';
export const keepLine = (size: string) =>
  `Un fichier (zip, ${size})\u00a0: texte, graphiques au repos, feuilles\u202f; sans le récit animé`;
export const present = 'Montrer à une salle';
export const presentLine = 'Plein écran\u202f; les flèches font avancer';

/** Opens what a chart or a scene offers besides its picture. */
export const more = 'Plus';
export const republish = 'Utiliser ce graphique';
export const republishTerms = 'Sous CC BY 4.0\u00a0: nommez Threadprint et gardez les sources.';
export const listFailed = 'La liste ne s’est pas affichée.';
export const pressAgain = (failed: string) => `${failed} Appuyez encore une fois.`;

export const loadPage = 'Recharger cette page';
export const sectionFailed = 'Cette partie de la page ne s’est pas affichée. ';
export const pageFailed = 'Cette page ne s’est pas affichée. ';
export const offlineCopy = (size: string) => `Copie hors ligne (zip, ${size})`;

export const footer = 'La suite et plus';
export const next = (page: string) => `La suite\u00a0: ${page}`;
export const whoMade = 'Qui a fait ce site';
export const license = 'Licence\u00a0: CC BY 4.0';
export const language = 'Langue';
/** Who has translated the pages, and when; nothing where they were written. */
export const translated: ReactNode = 'Traduit par une machine en novembre 2026, pas encore relu.';
/** After that, at the end of a page: a link. */
export const reportMistake = 'Une erreur\u202f?';

/** What came of sharing a link. */
export const linkCopied = 'Le lien est copié.';
export const copyByHand = 'Voici le lien, à copier.';
