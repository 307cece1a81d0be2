// What six fabrics take and give off, as the three counts are told. Names come as they stand within a sentence, or at its start.

import { capitalize } from '../../capitalize';
import { measureCount } from './fabrics';

export const thirst = <Phrase>(most: string, ratio: Phrase, least: string) => [
  `${most} drinks `,
  ratio,
  ` what ${least} does.`,
];
export const question = 'Does the thirstiest fabric take the most energy?';
export const drankLiters = '# liters';
export const burning = <Phrase>(most: string, liters: Phrase) => [
  `${most} takes the most energy. It drank `,
  liters,
  '.',
];
export const breath = (most: string, least: string) =>
  `${most} gives off the most CO2. ${least} gives off the least.`;
export const threeWinners = `${capitalize(measureCount)} measures, ${measureCount} winners.`;
export const leastOfEach = (water: string, energy: string, co2: string) =>
  `Least water: ${water}. Least energy: ${energy}. Least CO2: ${co2}.`;
export const noneOfThree = `No fabric is least on all ${measureCount}.`;
