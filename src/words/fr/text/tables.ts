// The tables that anyone may take, in French. Translated by machine; no native speaker has read it yet.

import { capitalize } from '../../capitalize';
import type * as english from '../../en/text/tables';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./tables')>;

export const packageTitle = 'Threadprint : chaque chiffre du récit, avec ce qu’il y a derrière';
export const packageDescription =
  'Ce que boit un T-shirt et ce que les vêtements coûtent à la planète : chaque chiffre avec son unité, ce qu’il compte, sa source, le calcul et notre degré de certitude.';

export const TABLES = {
  claims: 'Chaque chiffre du récit',
  sources: 'Ce que nous avons lu, ou aurions dû lire',
  fabrics: `${capitalize(fabricCount)} tissus : eau, énergie, CO2 et production mondiale`,
  phases: 'Le CO2 par phase de production',
  places: 'Où pousse le coton, et l’eau qu’il y demande',
  countries: 'Irrigation du coton et stress hydrique, par pays',
  lives: 'Les valeurs du modèle des deux vies',
};

export const FIELDS = {
  id: 'Son nom ici ; les formules et les adresses s’en servent',
  title: 'Comment il s’appelle',
  name: 'Comment il s’appelle',
  value: 'Le nombre ; vide pour un intervalle',
  low: 'Le bas d’un intervalle',
  high: 'Le haut d’un intervalle',
  unit: 'L’unité de value, low et high',
  text: 'Le chiffre tel que le récit l’écrit',
  boundary: 'Ce qui est compté, et ce qui ne l’est pas',
  year: 'L’année ou les années décrites',
  page: 'La page où il se trouve en premier',
  verdict: 'Ce que notre vérification a trouvé',
  grade: 'Comment nous le savons',
  restsOn: 'Les chiffres non confirmés sur lesquels repose son calcul, par id',
  formula: 'Le calcul, à partir d’autres chiffres, par id ; pour un intervalle, son bas',
  formulaHigh: 'Le calcul du haut d’un intervalle',
  step: 'Le résultat est arrondi à un multiple de ceci',
  rounding: 'Vers le haut, vers le bas ou vers l’extérieur ; vide : au plus proche',
  note: 'Ce qu’il faut savoir avant de s’en servir',
  document: 'La source où nous l’avons lu, par id',
  place: 'À quel endroit de cette source',
  readOn: 'Le mois ou le jour où nous l’avons lu',
  sourceIds: 'Les sources derrière lui, par id',
  license: 'Notre licence : pour les mots, le tableau et notre calcul',
  sourceLicense: 'La licence de la source ; « not read » si aucun de nous n’en a lu les conditions',
  authors: 'Des personnes, ou l’organisme qui signe',
  publisher: 'Qui le publie',
  link: 'La page exacte',
  site: 'Si la page exacte n’a pas été retrouvée : le site où elle a été lue',
  reading: 'Jusqu’où nous l’avons lue',
  weakness: 'Ce qui rend faible la page que nous avons lue',
  water: 'Eau pour un kilogramme de fibre, en litres',
  energy:
    'Énergie pour un kilogramme de fibre : l’axe dit kWh, mais les valeurs correspondent à des mégajoules',
  co2: 'CO2e pour un kilogramme de fibre, en kilogrammes',
  production: 'Fibre produite dans le monde en un an vers 2018, en millions de tonnes',
  share: 'Part de toutes les phases, en pour cent',
  emissions:
    'CO2e ; l’axe dit des kilogrammes par kilogramme de tissu, mais des grammes par T-shirt correspondent',
  irrigation: 'Eau des rivières et des puits, en litres par kilogramme de coton-graine',
  rain: 'Pluie, en litres par kilogramme de coton-graine',
  harvest: 'Coton-graine récolté en un an vers 2000, en millions de tonnes',
  volume: 'Eau des rivières et des puits pour le coton, en milliards de mètres cubes par an',
  stress:
    'Ce que tous prélèvent, en pour cent de l’eau renouvelable moins celle qu’il faut à la nature, en 2018',
  isUnconfirmed: 'S’il n’est pas confirmé, ou repose sur un chiffre qui ne l’est pas',
};

/** Why a figure changed from one edition to the next. */
export const REASONS = {
  unread: 'Il découle d’un chiffre qu’aucun de nous n’a lu.',
  wider:
    'En haut de l’intervalle, une étude de tous les champs de coton a pris la place d’un comptage plus récent.',
  found: 'Ils ont été lus depuis, dans l’original ou dans une citation qui le nomme, ou en découlent.',
};
