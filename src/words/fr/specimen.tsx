// The words of home's error page, a type specimen, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/specimen';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./specimen')>;

export const heading =
  'Cette page s’est décousue. Le temps de la recoudre, faites connaissance avec les lettres qui tiennent le récit ensemble.';
export const faces =
  'Un caractère à empattements qui gonfle, du fil à coudre à la laine trempée, et une linéale discrète pour tout ce qu’il faut lire. ';
export const back = 'Retour aux tasses';
export const axes = (widthPercent: number, weight: number) => `largeur ${widthPercent}, graisse ${weight}`;

export const sizeFitted = 'ajusté';
export const sizePoster = 'affiche';
export const sizeNumber = 'nombre';
export const sizeTitle = 'titre';
export const sizeLead = 'chapeau';
export const sizeBody = 'texte';
export const sizeLabel = 'légende';
export const textFitted = 'Assoiffée';
export const textNumber = 'Les matières, une par une';
export const textTitle = 'Dans la cuve, hors de la cuve, et un bain après l’autre';
export const textLead = (division: string) => `${division}, une toute petite part d’une très grande gorgée`;
export const textBody =
  'Le texte courant est en Thread Sans, avec une demi-ligne d’air, et jamais plus large que trente cadratins.';
export const textLabel = 'Les légendes et les notes sont en demi-gras, et jamais trop petites.';

export const weightThin = 'fil à coudre';
export const weightLight = 'coton à un brin';
export const weightMiddle = 'deux brins, retordus';
export const weightBold = 'laine peignée';
export const weightHeavy = 'corde bien trempée';

export const sample =
  'Un fil d’eau devient un fil de coton. On le blanchit, on le teint, on l’imprime, on l’apprête, et à la fin il s’enroule dans les barres d’un graphique.';
