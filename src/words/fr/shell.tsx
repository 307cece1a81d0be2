// The words of what stands around every page, in French. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/shell';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./shell')>;

export const skipLink = 'Aller directement au récit';

export const startPage = 'Threadprint, page d’accueil';
export const chapters = 'Chapitres';
export const chapterPour = 'Soif';
export const chapterShirt = 'T-shirt';
export const chapterWhere = 'Où';
export const chapterLake = 'Lac';
export const chapterCosts = 'Coûts';
export const chapterLives = 'Vies';
export const menu = 'Graphiques et lecture';
export const menuStory = 'Le récit';
export const menuCharts = 'Graphiques et sources';
export const phases = 'Phases';
export const fabrics = 'Tissus';
export const sources = 'Sources';
export const teach = 'En classe';

export const reading = 'Lecture';
export const plain = 'Simple';
export const still = 'Fixe';

export const picture = 'Image';
export const save = (format: string) => `Image ${format}`;
export const saveScope = ' de cette scène';
export const saveAs = (format: string) => `Enregistrer en ${format}`;
export const saveNamed = (format: string, name: string) => `Enregistrer en ${format}\u00a0: ${name}`;
export const sceneNotSaved = 'L’image n’a pas été enregistrée.';
export const notSaved = (format: string) => `Le ${format} n’a pas été enregistré.`;
export const pressAgain = (failed: string) => `${failed} Appuyez encore une fois.`;

export const loadPage = 'Recharger cette page';
export const sectionFailed = 'Cette partie de la page ne s’est pas affichée. ';
export const pageFailed = 'Cette page ne s’est pas affichée. ';
export const offlineCopy = (size: string) => `Copie hors ligne (zip, ${size})`;

export const language = 'Langue';
/** Who has translated the pages, and when; nothing where they were written. */
export const translationNote: ReactNode =
  'Traduit par une machine en novembre 2026 ; personne de langue française ne l’a encore relu. Une erreur ? Signalez-la à qui publie ce site, avec l’adresse de la page. En cas de doute, le texte anglais fait foi.';
/** After the note, a link. */
export const reportMistake = 'Où écrire';
