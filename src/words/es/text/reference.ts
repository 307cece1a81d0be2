// How a source is named, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/reference';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./reference')>;

/** A long list of persons, cut short. */
export const andOthers = (first: string) => `${first} y otros`;

/** The one page that names neither its author nor its title. */
export const UNNAMED_PAGE = {
  authors: 'un portal de sostenibilidad',
  title: 'Página que atribuye el reparto por fases a Nature (2020)',
};
