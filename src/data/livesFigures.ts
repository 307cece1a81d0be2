import type { Figure } from './figures';

const power = (value: number): Figure & { value: number } => ({ value, unit: 'kgCo2PerKwh' });

/**
 * The figures of "One shirt, two lives", and what its model is made of. Apart from figures.ts, so that no other page
 * carries them in its first script.
 */
export const livesFigures = {
  'making-co2': { value: 4.78, unit: 'kgCo2' },
  'published-shirts-co2': { low: 2, high: 18, unit: 'kgCo2' },
  'life-wears': { value: 45, unit: 'wears' },
  'lasting-factor': { low: 0.67, high: 1.45, unit: 'times' },
  'light-shirt': { value: 150, unit: 'grams' },
  'washing-energy': { value: 0.1847, unit: 'kwhPerKg' },
  'drying-energy': { value: 0.335, unit: 'kwhPerKg' },
  'drying-energy-high': { value: 0.8, unit: 'kwhPerKg' },
  'washes-dried': { value: 30, unit: 'percent' },
  'washes-dried-less': { value: 15, unit: 'percent' },
  'washes-ironed': { value: 40, unit: 'percent' },
  'ironing-time': { low: 0.033, high: 0.043, unit: 'hours' },
  'iron-power': { value: 1.5, unit: 'kilowatts' },
  'wears-a-wash': { value: 1, unit: 'wears' },
  'washing-liters': { value: 9.7, unit: 'litersPerKg' },
  'secondhand-older': { value: 28, unit: 'percent' },
  'power-ch': power(0.091),
  'power-be': power(0.176),
  'power-es': power(0.206),
  'power-pt': power(0.222),
  'power-gb': power(0.236),
  'power-tr': power(0.393),
  'power-it': power(0.409),
  'power-eu': power(0.42),
  'power-us': power(0.428),
  'power-tn': power(0.453),
  'power-de': power(0.48),
  'power-pl': power(0.82),
  'published-use-share': { value: 52, unit: 'percent' },
  'making-a-wear': { value: 106, unit: 'gramsCo2' },
  'rule-use-share': { value: 21.3, unit: 'percent' },
  'lower-use-share': { value: 19.4, unit: 'percent' },
  'higher-use-share': { value: 52.4, unit: 'percent' },
  'washes-liters': { value: 109, unit: 'liters' },
  'washes-share': { value: 3.9, unit: 'percent' },
} satisfies Record<string, Figure>;

export type LivesFigureId = keyof typeof livesFigures;
