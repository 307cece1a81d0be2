// Units after their numbers, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/units';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./units')>;

const words = (one: string, many = one, short = many) => ({ one, many, short });

/** Every unit after its number; a unit without a leading letter ("%") is set without a space. */
export const UNIT_WORDS = {
  cups: words('tasse', 'tasses'),
  cupsPerDay: words('tasse par jour', 'tasses par jour'),
  cupsPerLiter: words('tasse par litre', 'tasses par litre', 'tasses/L'),
  cupsPerWear: words('tasse à chaque fois', 'tasses à chaque fois'),
  milliliters: words('millilitre', 'millilitres', 'mL'),
  liters: words('litre', 'litres', 'L'),
  litersPerKg: words('litre par kg', 'litres par kg', 'L/kg'),
  billionCubicMeters: words('milliard de mètres cubes', 'milliards de mètres cubes', 'milliards de m³'),
  cubicMeters: words('mètre cube', 'mètres cubes', 'm³'),
  cubicKilometers: words('kilomètre cube', 'kilomètres cubes', 'km³'),
  millionAcreFeet: words('million d’acres-pieds', 'millions d’acres-pieds', 'MAF'),
  percent: words('\u00a0%'),
  times: words('fois', 'fois', '×'),
  oneIn: words(''),
  plain: words(''),
  people: words('personne', 'personnes'),
  billionPeople: words('milliards de personnes'),
  days: words('jour', 'jours'),
  years: words('an', 'ans'),
  months: words('mois', 'mois'),
  wears: words('utilisation', 'utilisations'),
  yarns: words('fil', 'fils'),
  grams: words('gramme', 'grammes', 'g'),
  gramsCo2: words('gramme de CO2', 'grammes de CO2', 'g CO2'),
  kilograms: words('kilogramme', 'kilogrammes', 'kg'),
  kgCo2: words('kilogramme de CO2', 'kilogrammes de CO2', 'kg CO2'),
  kgCo2PerKg: words('kg par kg'),
  kwhPerKg: words('kWh par kg'),
  megajoulesPerKg: words('mégajoule par kg', 'mégajoules par kg', 'MJ/kg'),
  megatons: words('million de tonnes', 'millions de tonnes', 'Mt'),
  degreesCelsius: words('\u00a0°C'),
  tubs: words('jacuzzi', 'jacuzzis'),
  baths: words('bain', 'bains'),
  millionPools: words('millions de piscines olympiques'),
};

/** "79 milliards". */
export const billions = (number: string) => `${number} milliards`;

/** "4,8 %". */
export const percent = (number: string) => `${number}\u00a0%`;

/** "1 sur 20". */
export const oneIn = (number: string) => `1 sur ${number}`;
