// What is said of a claim: how sure we are, what we have read, and where it stands first, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/claimWords';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./claimWords')>;

/** How sure we are, in a sentence. */
export const CERTAINTY_WORDS = {
  verified: 'Verificada: la leímos en la fuente.',
  'quoted by another': 'Citada por otros: la leímos en una página que cita la fuente.',
  unconfirmed: 'Sin confirmar: nadie de nuestro equipo la ha leído.',
  'our arithmetic': 'Cálculo nuestro, que se repite cada vez que se construye el sitio.',
};

// Sentences that follow it.
/** The figure that decides, and how many more there are, in digits and in words. */
export const restsOnUnread = (title: string, more: number, moreText: string) =>
  more === 0
    ? `Sin confirmar, porque nadie de nuestro equipo ha leído «${title}» en su fuente.`
    : `Sin confirmar, porque nadie de nuestro equipo ha leído en su fuente «${title}» ni ${more === 1 ? 'otra cifra' : `otras ${moreText} cifras`} de las que depende.`;
export const withoutSource = 'No le conocemos ninguna fuente.';
export const creditedTo = (document: string) => `Se atribuye a «${document}».`;
export const readIn = (document: string, place: string, month: string) =>
  `Leída en «${document}»: ${place}, ${month}.`;

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
