// The words of the about page, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/about';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./about')>;

export const pageTitle = 'Acerca de';
export const pageDescription = 'Acerca de Threadprint.';
export const heading = 'acerca de este sitio';
export const licenses = 'Licencias del software y de las tipografías que usamos';
