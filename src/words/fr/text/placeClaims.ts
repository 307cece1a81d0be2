// What the claims of the page about places say, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/placeClaims';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./placeClaims')>;

const USED_UP = 'L’eau évaporée au champ pour un kilogramme de coton-graine, moyenne de 1996-2005.';
const FOR_LINT = 'Pour {shirt-weight} grammes de fibre, moyenne de 1996-2005. Sans le filage ni la teinture.';
const NEWER = 'Moyenne mondiale de 2020-2024, pour {shirt-weight} grammes de fibre.';
const BALES = 'Campagne 2023-2024\u00a0: une part des balles du monde.';

export const PLACE_CLAIMS = {
  irrigation: {
    title: 'Eau des rivières et des puits pour un kilogramme de coton-graine : #',
    boundary: USED_UP,
    note: 'Ce n’est pas tout ce qui a été pompé.',
  },
  rain: {
    title: 'Pluie pour un kilogramme de coton-graine : #',
    boundary: USED_UP,
    note: 'Deux équipes ont extrait le tableau de l’étude chacune de son côté, et concordent sur chaque case.',
  },
  'river-cups': {
    title: 'Tasses des rivières et des puits pour le coton d’un T-shirt : #',
    boundary: FOR_LINT,
    note: 'Des tasses entières : la dernière, entamée, ne compte pas. C’est le compte d’une autre étude que celle des {cotton-cups} tasses.',
  },
  'rain-cups': {
    title: 'Tasses de pluie pour le coton d’un T-shirt : #',
    boundary: FOR_LINT,
    note: 'Des tasses entières : la dernière, entamée, ne compte pas. C’est le compte d’une autre étude que celle des {cotton-cups} tasses.',
  },
  harvest: {
    title: 'Coton-graine récolté en un an : #',
    boundary: 'Vers l’an 2000, fibre et graine ensemble.',
    note: 'D’une carte des récoltes vers 2000, additionnée par d’autres\u00a0: pas de l’étude sur l’eau.',
  },
};

// What is otherwise with one place's number.
export const WORLD_NOTE =
  'Lu dans une seule copie du tableau de l’étude\u202f; cela s’accorde avec ses volumes annuels.';
export const XINJIANG_NOTE = 'Lu dans une seule copie du tableau de l’étude, où les provinces ont un numéro.';
export const EMPTY_CELL_NOTE = 'Le tableau de l’étude laisse cette case vide\u00a0: nous n’en dessinons pas.';

export const COUNTRY_CLAIMS = {
  volume: {
    title: 'Eau des rivières et des puits que le coton consomme en un an : #',
    boundary: 'L’eau évaporée dans les champs de coton du pays, moyenne de 1996-2005.',
    note: 'Les cartes de l’étude elle-même, additionnées par d’autres.',
  },
  stress: {
    title: 'Stress hydrique en 2018 : #',
    boundary:
      'Ce que tous les usagers du pays prélèvent, rapporté à son eau douce renouvelable, moins ce qu’il faut à la nature.',
    note: 'Chiffre de la FAO pour 2018\u202f; pour certains pays, il est plus ancien. Il s’agit de tout ce qu’un pays entier prélève, pas d’un champ de coton. Les rivières reçoivent d’abord ce qu’il leur faut, et beaucoup de pays ajoutent de l’eau dessalée\u00a0: le total peut donc être dépassé.',
  },
};

export const CLAIMS = {
  'lint-water': {
    title: 'Eau pour un kilogramme de fibre de coton',
    boundary:
      'Moyenne mondiale, 1996-2005 : irrigation, pluie et dilution. La fibre et la graine se la partagent selon leur valeur.',
    note: 'Avec l’eau du coton-graine, elle dit comment passer de celui-ci à la fibre.',
  },
  'seed-cotton-water': {
    title: 'Eau pour un kilogramme de coton-graine',
    boundary: 'Moyenne mondiale, 1996-2005 : irrigation, pluie et dilution.',
    note: 'Le coton-graine, c’est la fibre avec la graine, tel qu’on le cueille.',
  },
  'grown-irrigation': {
    title: 'Eau des rivières et des puits que le coton du monde consomme en un an',
    boundary:
      'L’eau évaporée dans tous les champs de coton, moyenne de 1996-2005, pour la fibre et la graine.',
    note: 'Une autre étude donne {fashion-water} milliards de mètres cubes pour toute la mode. Chaque étude compte à sa façon.',
  },
  'grown-rain': {
    title: 'Pluie que le coton du monde consomme en un an',
    boundary:
      'La pluie évaporée dans tous les champs de coton, moyenne de 1996-2005, pour la fibre et la graine.',
    note: 'Elle serait tombée aussi sans coton.',
  },
  'grown-dilution': {
    title: 'Eau propre qui diluerait en un an la pollution des champs de coton du monde',
    boundary: 'Seulement comptée, jamais versée ; moyenne de 1996-2005, pour la fibre et la graine.',
    note: 'Le tableau de l’étude pour un kilogramme donne un peu plus.',
  },
  'grown-dilution-part': {
    title: 'La dilution dans l’eau du coton du monde',
    boundary: 'De l’irrigation, de la pluie et de la dilution ensemble, moyenne de 1996-2005.',
    note: 'Les dessins par lieu la laissent de côté : pour certains, les données n’en donnent pas.',
  },
  'stressed-share': {
    title: 'L’eau de rivière et de puits du coton qui vient de pays en fort stress hydrique',
    boundary:
      'De toute l’eau des rivières et des puits que le coton consomme : la part des pays qui, en 2018, prélevaient plus des trois quarts de leur eau renouvelable, moins ce qu’il faut à la nature.',
    note: 'L’eau a été comptée pour 1996-2005, le stress pour 2018.',
  },
  'xinjiang-share': {
    title: 'La part du Xinjiang dans le coton de la Chine',
    boundary: 'De la fibre que la Chine a récoltée en 2024.',
    note: 'L’office chinois de la statistique, cité par une agence de presse.',
  },
  'xinjiang-times': {
    title: 'Un T-shirt du Xinjiang face à un T-shirt de l’ancienne moyenne chinoise',
    boundary: 'Tasses des rivières et des puits, comptées toutes deux pour 1996-2005.',
    note: 'Nous n’avons pas trouvé de compte plus récent par lieu.',
  },
  'newer-river-cups': {
    title: 'Tasses des rivières et des puits pour le coton d’un T-shirt, selon une étude plus récente',
    boundary: NEWER,
    note: 'Le compte du comité du coton. Nous n’en avons pas trouvé par lieu.',
  },
  'newer-rain-cups': {
    title: 'Tasses de pluie pour le coton d’un T-shirt, selon une étude plus récente',
    boundary: NEWER,
    note: 'Le compte du comité du coton. Nous n’en avons pas trouvé par lieu.',
  },
  'two-growers-share': {
    title: 'La part de la Chine et de l’Inde dans le coton du monde',
    boundary: BALES,
    note: 'Le tableau du ministère de l’Agriculture des États-Unis lui-même\u00a0: une prévision de mars 2024.',
  },
  'brazil-share': {
    title: 'La part du Brésil dans le coton du monde',
    boundary: BALES,
    note: 'Le tableau du ministère de l’Agriculture des États-Unis lui-même\u00a0: une prévision de mars 2024.',
  },
};
