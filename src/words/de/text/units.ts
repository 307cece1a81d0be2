// Units after their numbers, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/units';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./units')>;

/** Every unit after its number: "one|many|short", where these differ. One without a leading letter ("%") is set without a space. */
export const UNIT_WORDS = {
  cups: 'Tasse|Tassen',
  cupsPerDay: 'Tasse am Tag|Tassen am Tag',
  cupsPerLiter: 'Tasse pro Liter|Tassen pro Liter|Tassen/L',
  cupsPerWear: 'Tasse pro Mal|Tassen pro Mal',
  milliliters: 'Milliliter|Milliliter|mL',
  liters: 'Liter|Liter|L',
  litersPerKg: 'Liter pro kg|Liter pro kg|L/kg',
  billionCubicMeters: 'Milliarde Kubikmeter|Milliarden Kubikmeter|Mrd. m³',
  cubicMeters: 'Kubikmeter|Kubikmeter|m³',
  cubicKilometers: 'Kubikkilometer|Kubikkilometer|km³',
  millionAcreFeet: 'Million Acre-Fuß|Millionen Acre-Fuß|MAF',
  percent: '\u00a0%',
  times: 'Mal|Mal|×',
  oneIn: '',
  plain: '',
  people: 'Mensch|Menschen',
  billionPeople: 'Milliarden Menschen',
  days: 'Tag|Tage',
  years: 'Jahr|Jahre',
  months: 'Monat|Monate',
  wears: '\u00a0Mal getragen',
  yarns: 'Faden|Fäden',
  grams: 'Gramm|Gramm|g',
  gramsCo2: 'Gramm CO2e|Gramm CO2e|g CO2e',
  kilograms: 'Kilogramm|Kilogramm|kg',
  kgCo2: 'Kilogramm CO2e|Kilogramm CO2e|kg CO2e',
  kgCo2PerKg: 'kg pro kg',
  kwhPerKg: 'kWh pro kg',
  kgCo2PerKwh: 'kg pro kWh',
  hours: 'Stunde|Stunden',
  kilowatts: 'Kilowatt|Kilowatt',
  megajoulesPerKg: 'Megajoule pro kg|Megajoule pro kg|MJ/kg',
  megatons: 'Million Tonnen|Millionen Tonnen|Mt',
  degreesCelsius: '\u00a0°C',
  tubs: 'Whirlpool|Whirlpools',
  baths: 'Badewanne|Badewannen',
  millionPools: 'Millionen olympische Becken',
};

/** "79 Milliarden". */
export const billions = (number: string) => `${number} Milliarden`;

/** "4,8 %". */
export const percent = (number: string) => `${number}\u00a0%`;

/** "1 von 20". */
export const oneIn = (number: string) => `1 von ${number}`;
