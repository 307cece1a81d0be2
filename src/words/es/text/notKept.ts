// What is said where a page in another language is neither kept nor to be had, in Spanish.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/notKept';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./notKept')>;

export const noNetwork = 'Sin conexión';
export const languageNotKept = 'Este idioma no está guardado en este dispositivo. Necesita conexión.';
export const backToOwn = 'Volver a la página en español';
