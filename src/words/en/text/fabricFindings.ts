// The sentences that model/fabricFindings.ts computes. Names come as they stand within a sentence, or at its start.

export const noWinner = (water: string, energy: string, co2: string) =>
  `No fabric is lowest on every count: ${water} uses the least water, ${energy} the least energy, and ${co2} emits the least CO2.`;

export const UNITS = { water: ' liters', energy: ' kWh', co2: ' kg' };
export const measure = <Phrase>(most: string, value: Phrase, least: string, leastValue: Phrase) => [
  `${most}: `,
  value,
  `. ${least}: `,
  leastValue,
  '.',
];

export const water = <Phrase>(ratio: Phrase, next: string) => [
  'Growing cotton is especially thirsty: it takes ',
  ratio,
  ` as much water as ${next}, the next.`,
];

export const energy =
  'Synthetic fibers such as polyester and polyamide need more energy than cotton and hemp.';

export const fromFarm = 'up to #';
export const little = 'little';
export const co2 = <Phrase>(fromFarm: Phrase, little: Phrase) => [
  'Synthetics rank above cotton and hemp. Wool leads: ',
  fromFarm,
  ' is the sheep; its long transport adds to it, but ',
  little,
  '.',
];
