// The page of the data, in French. Translated by machine; no native speaker has read it yet.

import type { ReactNode } from 'react';
import type * as english from '../en/data';
import type { Translation } from '../translation';
import { isOne } from './text/grammar';

export type Checked = Translation<typeof english, typeof import('./data')>;

export const pageTitle = 'Données ouvertes';
export const pageDescription =
  'Chaque chiffre du récit en tableaux avec sources et licences, des éditions à comparer et des graphiques pour d’autres pages.';
export const lead =
  'Chaque nombre du récit, tissé\u00a0: un fil est une colonne, un point une case. Prenez un tableau par son nom.';
export const size = (rows: number, columns: number) => `${rows} × ${columns}`;
export const woven = (table: string) => `${table} en tissu`;
export const legend =
  'Bleu\u00a0: nombres, plus foncé est plus haut. Brun\u00a0: mots. Vif\u00a0: un mot parmi quelques-uns. Un trou\u00a0: vide.';
export const cell = (table: string, column: string, row: number) =>
  `${table}, colonne ${column}, ligne ${row}`;

/** The parts of the page. */
export const PARTS = {
  columns: 'Ce que disent les colonnes',
  editions: 'Éditions',
  charts: 'Un graphique sur votre page',
};

/** Above the columns that more than one table has. */
export const inSeveral = 'Dans plusieurs tableaux';
export const programs = (description: ReactNode) => (
  <>Les programmes trouvent tout dans {description}. Les tableaux sont en anglais.</>
);
export const license =
  'Les mots, les tableaux et nos calculs sont sous CC BY 4.0. Chaque source a ses propres conditions : une colonne dit lesquelles, et « not read » si aucun de nous ne les a lues. C’est le cas d’AQUASTAT.';
export const cite = 'Citer le récit, ou un chiffre';
export const editionsIntro =
  'Une édition garde ses adresses. Les voici toutes, avec ce que chacune contenait.';
export const edition = (number: number, date: string) => `Édition ${number}, ${date}`;

// The log of changes: its title, its columns, its file.
export const log = 'Ce qui a changé';
export const before = 'Avant';
export const after = 'Après';
export const why = 'Pourquoi';
/** After how many changed together. */
export const figures = (count: number) => (isOne(count) ? ' chiffre' : ' chiffres');
export const allChanges = 'Le journal en tableau';
export const filesGone = (files: string) =>
  `Ne sont plus produits\u00a0: ${files}. Les fichiers Word et GIFT contiennent la même chose.`;
export const scriptGone = (script: string) =>
  `${script} ne fait plus rien\u00a0: les pages qui le portent montrent une image et un lien. Prenez le cadre ci-dessus.`;

// How to put a chart on another page.
export const chartIntro =
  'À coller là où le graphique doit se trouver. Il se charge à l’approche du lecteur, ne demande rien à d’autres que nous et n’enregistre rien.';
export const which = 'Quel graphique';
export const strict =
  'La Content-Security-Policy est stricte\u202f? Il faut alors permettre ce site dans frame-src.';
