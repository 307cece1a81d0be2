// What is said where a page in another language is neither kept nor to be had, in French.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/notKept';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./notKept')>;

export const noNetwork = 'Pas de réseau';
export const languageNotKept = 'Cette langue n’est pas gardée sur cet appareil. Il lui faut le réseau.';
export const backToOwn = 'Retour à la page en français';
