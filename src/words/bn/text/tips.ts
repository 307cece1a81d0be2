// The four tips, and what a wear of a T-shirt costs, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/tips';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./tips')>;

export const wearOnce = (wears: string, cups: string) => `${wears}: প্রায় ${cups}।`;

export const wearTitle = 'আবার পরো';
export const wearText = 'একটা জামা তুমি কতবার পরো?';

// Each lead begins with its figure, which stands there large.
export const mendTitle = 'সারিয়ে নাও, নয়তো পুরোনো কেনো';
export const mendText = 'সবচেয়ে ভালো জামাটা সেলাই হয়েই আছে।';

export const washTitle = 'কম গরমে ধোও, দড়িতে শুকাও';
export const lessEnergy = '# কম শক্তি';
export const washText = <Phrase>(cool: Phrase, less: Phrase, warm: Phrase) => [
  cool,
  '-এ ধুলে ',
  warm,
  '-এর চেয়ে ',
  less,
  ' লাগে।',
];

export const labelTitle = 'লেবেল কী কথা দেয়, জেনে নাও';
export const labelText = <Phrase>(fiber: Phrase) => ['GOTS-এর “organic”: ', fiber, ' বা তার বেশি জৈব আঁশ।'];
