// What is said of a claim: how sure we are, what we have read, and where it stands first, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/claimWords';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./claimWords')>;

// What was read of a figure, in a sentence.
/** By the grade of its evidence; `where` comes from `inDocument`, or is a place alone. */
export const GRADES = {
  original: (where: string, month: string) => `Leída en el original: ${where}, ${month}.`,
  'quotation with reference': (where: string, month: string) =>
    `Leída en una cita que nombra su referencia: ${where}, ${month}.`,
  'near value': (where: string, month: string) => `Se leyó un valor cercano: ${where}, ${month}.`,
  'measured sum': (where: string, month: string) =>
    `Nuestra suma, comparada con una medida: ${where}, ${month}.`,
  'another value': (where: string, month: string) =>
    `Sin confirmar: solo se leyeron otros valores: ${where}, ${month}.`,
  'only repeated': (where: string, month: string) =>
    `Sin confirmar: solo repetida, sin referencia: ${where}, ${month}.`,
};
export const inDocument = (document: string, place: string) => `«${document}», ${place}`;
export const arithmetic = 'Cálculo nuestro.';
export const notFound = 'Sin confirmar: no encontrada.';
export const creditedTo = (document: string) => `Se atribuye a «${document}».`;
/** The figure that decides, and how many more there are, in digits and in words. */
export const restsOnUnread = (title: string, more: number, moreText: string) =>
  more === 0
    ? `Sin confirmar, porque «${title}» lo está.`
    : `Sin confirmar, porque lo está «${title}», y ${more === 1 ? 'otra cifra' : `otras ${moreText} cifras`} de las que depende.`;

/** The pages of claims as headings. */
export const CLAIM_PAGES = {
  thirsty_fashion: 'El agua que sirves',
  'thirsty_fashion/info1': 'Una camiseta',
  'thirsty_fashion/where': 'Dónde crece el algodón',
  'thirsty_fashion/info2': 'Toda la industria',
  'thirsty_fashion/info3': 'Lo que cuesta y qué hacer',
  'thirsty_fashion/lives': 'Una camiseta, dos vidas',
  'charts/production': 'Gráfico: las fases de la producción',
  'charts/fabrics': `Gráfico: ${fabricCount} telas`,
  sources: 'Detrás de las comprobaciones',
};
