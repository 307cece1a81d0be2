// The words of the about page, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/about';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./about')>;

export const pageTitle = 'À propos';
export const pageDescription = 'À propos de Threadprint.';
export const heading = 'à propos de ce site';
export const licenses = 'Licences des logiciels et des polices utilisés';
