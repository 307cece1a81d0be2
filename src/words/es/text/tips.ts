// The four tips, and what a wear of a T-shirt costs, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/tips';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./tips')>;

export const wearOnce = (wears: string, cups: string) => `${wears}: unas ${cups}.`;

export const wearTitle = 'Vuelve a ponértela';
export const wearText = '¿Cuántas veces usas una camiseta?';

// Each lead begins with its figure, which stands there large.
export const mendTitle = 'Repara o compra de segunda mano';
export const mendText = 'La mejor camiseta ya está cosida.';

export const washTitle = 'Lava a menos grados, seca al aire';
export const lessEnergy = '# menos';
export const washText = <Phrase>(cool: Phrase, less: Phrase, warm: Phrase) => [
  'Lavar a ',
  cool,
  ' gasta un ',
  less,
  ' de energía que a ',
  warm,
  '.',
];

export const labelTitle = 'Aprende qué promete una etiqueta';
export const labelText = <Phrase>(fiber: Phrase) => [
  '«Organic» de GOTS: ',
  fiber,
  ' o más de fibra orgánica.',
];
