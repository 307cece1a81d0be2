// Units after their numbers, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/units';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./units')>;

const words = (one: string, many = one, short = many) => ({ one, many, short });

/** Every unit after its number; a unit without a leading letter ("%") is set without a space. */
export const UNIT_WORDS = {
  cups: words('taza', 'tazas'),
  cupsPerDay: words('taza al día', 'tazas al día'),
  cupsPerLiter: words('taza por litro', 'tazas por litro', 'tazas/L'),
  cupsPerWear: words('taza cada vez', 'tazas cada vez'),
  milliliters: words('mililitro', 'mililitros', 'mL'),
  liters: words('litro', 'litros', 'L'),
  litersPerKg: words('litro por kg', 'litros por kg', 'L/kg'),
  billionCubicMeters: words(
    'mil millones de metros cúbicos',
    'mil millones de metros cúbicos',
    'mil millones de m³',
  ),
  cubicMeters: words('metro cúbico', 'metros cúbicos', 'm³'),
  cubicKilometers: words('kilómetro cúbico', 'kilómetros cúbicos', 'km³'),
  millionAcreFeet: words('millón de acres-pie', 'millones de acres-pie', 'MAF'),
  percent: words('\u00a0%'),
  times: words('vez', 'veces', '×'),
  oneIn: words(''),
  plain: words(''),
  people: words('persona', 'personas'),
  billionPeople: words('mil millones de personas'),
  days: words('día', 'días'),
  years: words('año', 'años'),
  months: words('mes', 'meses'),
  wears: words('uso', 'usos'),
  yarns: words('hilo', 'hilos'),
  grams: words('gramo', 'gramos', 'g'),
  gramsCo2: words('gramo de CO2', 'gramos de CO2', 'g CO2'),
  kilograms: words('kilogramo', 'kilogramos', 'kg'),
  kgCo2: words('kilogramo de CO2', 'kilogramos de CO2', 'kg CO2'),
  kgCo2PerKg: words('kg por kg'),
  kwhPerKg: words('kWh por kg'),
  megajoulesPerKg: words('megajulio por kg', 'megajulios por kg', 'MJ/kg'),
  megatons: words('millón de toneladas', 'millones de toneladas', 'Mt'),
  degreesCelsius: words('\u00a0°C'),
  tubs: words('jacuzzi', 'jacuzzis'),
  baths: words('bañera', 'bañeras'),
  millionPools: words('millones de piscinas olímpicas'),
};

/** "79 mil millones". */
export const billions = (number: string) => `${number} mil millones`;

/** "4,8 %". */
export const percent = (number: string) => `${number}\u00a0%`;

/** "1 de cada 20". */
export const oneIn = (number: string) => `1 de cada ${number}`;
