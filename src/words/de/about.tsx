// The words of the about page, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/about';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./about')>;

export const pageTitle = 'Über uns';
export const pageDescription = 'Über Threadprint.';
export const heading = 'Über diese Seite';
export const licenses = 'Lizenzen der verwendeten Software und Schriften';
