// Units after their numbers, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/units';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./units')>;

const words = (one: string, many = one, short = many) => ({ one, many, short });

/** Every unit after its number; a unit without a leading letter ("%") is set without a space. */
export const UNIT_WORDS = {
  cups: words('Tasse', 'Tassen'),
  cupsPerDay: words('Tasse am Tag', 'Tassen am Tag'),
  cupsPerLiter: words('Tasse pro Liter', 'Tassen pro Liter', 'Tassen/L'),
  cupsPerWear: words('Tasse pro Mal', 'Tassen pro Mal'),
  milliliters: words('Milliliter', 'Milliliter', 'mL'),
  liters: words('Liter', 'Liter', 'L'),
  litersPerKg: words('Liter pro kg', 'Liter pro kg', 'L/kg'),
  billionCubicMeters: words('Milliarde Kubikmeter', 'Milliarden Kubikmeter', 'Mrd. m³'),
  cubicMeters: words('Kubikmeter', 'Kubikmeter', 'm³'),
  cubicKilometers: words('Kubikkilometer', 'Kubikkilometer', 'km³'),
  millionAcreFeet: words('Million Acre-Fuß', 'Millionen Acre-Fuß', 'MAF'),
  percent: words('\u00a0%'),
  times: words('Mal', 'Mal', '×'),
  oneIn: words(''),
  plain: words(''),
  people: words('Mensch', 'Menschen'),
  billionPeople: words('Milliarden Menschen'),
  days: words('Tag', 'Tage'),
  years: words('Jahr', 'Jahre'),
  months: words('Monat', 'Monate'),
  wears: words('Mal getragen'),
  yarns: words('Faden', 'Fäden'),
  grams: words('Gramm', 'Gramm', 'g'),
  gramsCo2: words('Gramm CO2', 'Gramm CO2', 'g CO2'),
  kilograms: words('Kilogramm', 'Kilogramm', 'kg'),
  kgCo2: words('Kilogramm CO2', 'Kilogramm CO2', 'kg CO2'),
  kgCo2PerKg: words('kg pro kg'),
  kwhPerKg: words('kWh pro kg'),
  megajoulesPerKg: words('Megajoule pro kg', 'Megajoule pro kg', 'MJ/kg'),
  megatons: words('Million Tonnen', 'Millionen Tonnen', 'Mt'),
  degreesCelsius: words('\u00a0°C'),
  tubs: words('Whirlpool', 'Whirlpools'),
  baths: words('Badewanne', 'Badewannen'),
  millionPools: words('Millionen olympische Becken'),
};

/** "79 Milliarden". */
export const billions = (number: string) => `${number} Milliarden`;

/** "4,8 %". */
export const percent = (number: string) => `${number}\u00a0%`;

/** "1 von 20". */
export const oneIn = (number: string) => `1 von ${number}`;
