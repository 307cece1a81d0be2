// Units after their numbers, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/units';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./units')>;

/** Every unit after its number: "one|many|short", where these differ. One without a leading letter ("%") is set without a space. */
export const UNIT_WORDS = {
  cups: 'taza|tazas',
  cupsPerDay: 'taza al día|tazas al día',
  cupsPerLiter: 'taza por litro|tazas por litro|tazas/L',
  cupsPerWear: 'taza cada vez|tazas cada vez',
  milliliters: 'mililitro|mililitros|mL',
  liters: 'litro|litros|L',
  litersPerKg: 'litro por kg|litros por kg|L/kg',
  billionCubicMeters: 'mil millones de metros cúbicos|mil millones de metros cúbicos|mil millones de m³',
  cubicMeters: 'metro cúbico|metros cúbicos|m³',
  cubicKilometers: 'kilómetro cúbico|kilómetros cúbicos|km³',
  millionAcreFeet: 'millón de acres-pie|millones de acres-pie|MAF',
  percent: '\u00a0%',
  times: 'vez|veces|×',
  oneIn: '',
  plain: '',
  people: 'persona|personas',
  billionPeople: 'mil millones de personas',
  days: 'día|días',
  years: 'año|años',
  months: 'mes|meses',
  wears: 'uso|usos',
  yarns: 'hilo|hilos',
  grams: 'gramo|gramos|g',
  gramsCo2: 'gramo de CO2e|gramos de CO2e|g CO2e',
  kilograms: 'kilogramo|kilogramos|kg',
  kgCo2: 'kilogramo de CO2e|kilogramos de CO2e|kg CO2e',
  kgCo2PerKg: 'kg por kg',
  kwhPerKg: 'kWh por kg',
  kgCo2PerKwh: 'kg por kWh',
  hours: 'hora|horas',
  kilowatts: 'kilovatio|kilovatios',
  megajoulesPerKg: 'megajulio por kg|megajulios por kg|MJ/kg',
  megatons: 'millón de toneladas|millones de toneladas|Mt',
  degreesCelsius: '\u00a0°C',
  tubs: 'bañera de hidromasaje|bañeras de hidromasaje',
  baths: 'bañera|bañeras',
  millionPools: 'millones de piscinas olímpicas',
};

/** "79 mil millones". */
export const billions = (number: string) => `${number} mil millones`;

/** "4,8 %". */
export const percent = (number: string) => `${number}\u00a0%`;

/** "1 de cada 20". */
export const oneIn = (number: string) => `1 de cada ${number}`;
