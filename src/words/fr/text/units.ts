// Units after their numbers, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/units';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./units')>;

/** Every unit after its number: "one|many|short", where these differ. One without a leading letter ("%") is set without a space. */
export const UNIT_WORDS = {
  cups: 'tasse|tasses',
  cupsPerDay: 'tasse par jour|tasses par jour',
  cupsPerLiter: 'tasse par litre|tasses par litre|tasses/L',
  cupsPerWear: 'tasse à chaque fois|tasses à chaque fois',
  milliliters: 'millilitre|millilitres|mL',
  liters: 'litre|litres|L',
  litersPerKg: 'litre par kg|litres par kg|L/kg',
  billionCubicMeters: 'milliard de mètres cubes|milliards de mètres cubes|milliards de m³',
  cubicMeters: 'mètre cube|mètres cubes|m³',
  cubicKilometers: 'kilomètre cube|kilomètres cubes|km³',
  millionAcreFeet: 'million d’acres-pieds|millions d’acres-pieds|MAF',
  percent: '\u00a0%',
  times: 'fois|fois|×',
  oneIn: '',
  plain: '',
  people: 'personne|personnes',
  billionPeople: 'milliards de personnes',
  days: 'jour|jours',
  years: 'an|ans',
  months: 'mois|mois',
  wears: 'utilisation|utilisations',
  yarns: 'fil|fils',
  grams: 'gramme|grammes|g',
  gramsCo2: 'gramme de CO2e|grammes de CO2e|g CO2e',
  kilograms: 'kilogramme|kilogrammes|kg',
  kgCo2: 'kilogramme de CO2e|kilogrammes de CO2e|kg CO2e',
  kgCo2PerKg: 'kg par kg',
  kwhPerKg: 'kWh par kg',
  kgCo2PerKwh: 'kg par kWh',
  hours: 'heure|heures',
  kilowatts: 'kilowatt|kilowatts',
  megajoulesPerKg: 'mégajoule par kg|mégajoules par kg|MJ/kg',
  megatons: 'million de tonnes|millions de tonnes|Mt',
  degreesCelsius: '\u00a0°C',
  tubs: 'spa|spas',
  baths: 'bain|bains',
  millionPools: 'millions de bassins olympiques',
};

/** "79 milliards". */
export const billions = (number: string) => `${number} milliards`;

/** "4,8 %". */
export const percent = (number: string) => `${number}\u00a0%`;

/** "1 sur 20". */
export const oneIn = (number: string) => `1 sur ${number}`;
