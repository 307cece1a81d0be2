// The words of home's error page, a type specimen, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/specimen';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./specimen')>;

export const heading =
  'Esta página se descosió. Mientras la remendamos, conoce las letras que mantienen unida la historia.';
export const faces =
  'Una letra con serifa que engorda de hilo de coser a lana empapada, y una de palo seco, discreta, para todo lo que hay que leer. ';
export const back = 'Volver a las tazas';
export const axes = (widthPercent: number, weight: number) => `ancho ${widthPercent}, peso ${weight}`;

export const sizeFitted = 'a medida';
export const sizePoster = 'cartel';
export const sizeNumber = 'número';
export const sizeTitle = 'título';
export const sizeLead = 'entradilla';
export const sizeBody = 'texto';
export const sizeLabel = 'rótulo';
export const textFitted = 'Sedienta';
export const textNumber = 'Los materiales, uno por uno';
export const textTitle = 'Dentro de la tina, fuera de la tina, y un baño tras otro';
export const textLead = (division: string) => `${division}, una parte muy pequeña de un trago muy grande`;
export const textBody =
  'El texto va en Thread Sans, con media línea de aire y nunca más ancho que treinta emes.';
export const textLabel = 'Los rótulos y las notas van en seminegrita, y nunca demasiado pequeños.';

export const weightThin = 'hilo de coser';
export const weightLight = 'algodón de un cabo';
export const weightMiddle = 'dos cabos retorcidos';
export const weightBold = 'lana peinada';
export const weightHeavy = 'cuerda empapada';

export const sample =
  'Un hilo de agua se vuelve un hilo de algodón. Se blanquea, se tiñe, se estampa y recibe su acabado, y al final se enrolla en las barras de un gráfico.';
