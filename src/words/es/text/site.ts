// What the site is called, in Spanish. Translated by machine; no native speaker has read it yet.

import type * as english from '../../en/text/site';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./site')>;

export const siteTitle = 'Threadprint: La sedienta industria de la moda';
export const siteDescription =
  'Lo que bebe una camiseta y lo que la ropa le cuesta al planeta, con cada unidad dibujada.';
export const storyTitle = 'La sedienta industria de la moda';
