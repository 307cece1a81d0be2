// The four tips, and what a wear of a T-shirt costs, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/tips';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./tips')>;

export const wearOnce = (wears: string, cups: string) => `${wears}: نحو ${cups}.`;

export const wearTitle = 'البسه مرة أخرى';
export const wearText = 'كم مرة تلبس التيشيرت؟';

// Each lead begins with its figure, which stands there large.
export const mendTitle = 'أصلِح القديم، أو اشترِ المستعمل';
export const mendText = 'أفضل تيشيرت هو الذي خيط من قبل.';

export const washTitle = 'اغسل بماء أبرد، وجفف على الحبل';
export const lessEnergy = '# من الطاقة';
export const washText = <Phrase>(cool: Phrase, less: Phrase, warm: Phrase) => [
  'الغسل عند ',
  cool,
  ' يوفر ',
  less,
  ' مقارنةً بـ',
  warm,
  '.',
];

export const labelTitle = 'اعرف بماذا تَعِد البطاقة';
export const labelText = <Phrase>(fiber: Phrase) => [
  '«organic» عند GOTS: ',
  fiber,
  ' أو أكثر من الألياف العضوية.',
];
