// What is said where a page in another language is neither kept nor to be had, in Bengali.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/notKept';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./notKept')>;

export const noNetwork = 'নেটওয়ার্ক নেই';
export const languageNotKept = 'এই ভাষা এই যন্ত্রে রাখা নেই। এর জন্য নেটওয়ার্ক লাগবে।';
export const backToOwn = 'বাংলা পাতায় ফিরে যাও';
