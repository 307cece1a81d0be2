// How a source is named, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/reference';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./reference')>;

/** A long list of persons, cut short. */
export const andOthers = (first: string) => `${first} ও অন্যরা`;

/** The one page that names neither its author nor its title. */
export const UNNAMED_PAGE = {
  authors: 'টেকসই জীবন নিয়ে একটি পোর্টাল',
  title: 'যে পাতা ধাপে ধাপে ভাগটির কৃতিত্ব Nature (২০২০)-কে দেয়',
};
