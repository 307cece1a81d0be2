// The sentences that model/fabricFindings.ts computes. Names come as they stand within a sentence, or at its start, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/fabricFindings';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./fabricFindings')>;

export const noWinner = (water: string, energy: string, co2: string) =>
  `لا قماش هو الأقل في كل حساب: أقلها ماءً ${water}، وأقلها طاقةً ${energy}، وأقلها إطلاقًا لـCO2 ${co2}.`;

export const UNITS = { water: ' ل', energy: ' كيلوواط ساعة', co2: ' كغ' };
export const measure = <Phrase>(most: string, value: Phrase, least: string, leastValue: Phrase) => [
  `${most}: `,
  value,
  `. ${least}: `,
  leastValue,
  '.',
];

export const water = <Phrase>(ratio: Phrase, next: string) => [
  'زراعة القطن عطشى على نحو خاص: يحتاج القطن إلى ',
  ratio,
  ` ما يحتاج إليه التالي، ${next}.`,
];

export const energy = 'الألياف الصناعية، مثل البوليستر والبولي أميد، تحتاج إلى طاقة أكثر من القطن والقنّب.';

export const fromFarm = 'ما يصل إلى # من أثره';
export const little = 'قليلًا';
export const co2 = <Phrase>(fromFarm: Phrase, little: Phrase) => [
  'انبعاثات الألياف الصناعية أعلى من انبعاثات القطن والقنّب. والصوف هو الأعلى: ',
  fromFarm,
  ' يأتي من الغنم. ويضيف نقله الطويل إليها، لكن ',
  little,
  '.',
];
