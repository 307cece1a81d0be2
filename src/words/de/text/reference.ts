// How a source is named, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/reference';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./reference')>;

/** A long list of persons, cut short. */
export const andOthers = (first: string) => `${first} und andere`;

/** The one page that names neither its author nor its title. */
export const UNNAMED_PAGE = {
  authors: 'ein Portal für Nachhaltigkeit',
  title: 'Seite, die die Aufteilung nach Phasen Nature (2020) zuschreibt',
};
