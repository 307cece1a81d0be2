// What the site is called, in French. Translated by machine; no native speaker has read it yet.

import type * as english from '../../en/text/site';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./site')>;

export const siteTitle = 'Threadprint : la mode, industrie assoiffée';
export const siteDescription =
  'Ce que boit un T-shirt et ce que les vêtements coûtent à la planète, chaque unité dessinée.';
export const storyTitle = 'La mode : industrie assoiffée';
