// What the site is called, in German. Translated by machine; no native speaker has read it yet.

import type * as english from '../../en/text/site';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./site')>;

export const siteTitle = 'Threadprint – Die Mode: Industrie mit Durst';
export const siteDescription =
  'Was ein T-Shirt trinkt und was Kleidung den Planeten kostet – jede Einheit gezeichnet.';
export const storyTitle = 'Die Mode: Industrie mit Durst';
