// Units after their numbers.

/** Every unit after its number: "one|many|short", where these differ. One without a leading letter ("%") is set without a space. */
export const UNIT_WORDS = {
  cups: 'cup|cups',
  cupsPerDay: 'cup a day|cups a day',
  cupsPerLiter: 'cup per liter|cups per liter|cups/L',
  cupsPerWear: 'cup each|cups each',
  milliliters: 'milliliter|milliliters|mL',
  liters: 'liter|liters|L',
  litersPerKg: 'liter per kg|liters per kg|L/kg',
  billionCubicMeters: 'billion cubic meters|billion cubic meters|billion m³',
  cubicMeters: 'cubic meter|cubic meters|m³',
  cubicKilometers: 'cubic kilometer|cubic kilometers|km³',
  millionAcreFeet: 'million acre-feet|million acre-feet|MAF',
  percent: '%',
  times: 'time|times|×',
  oneIn: '',
  plain: '',
  people: 'person|people',
  billionPeople: 'billion people',
  days: 'day|days',
  years: 'year|years',
  months: 'month|months',
  wears: 'wear|wears',
  yarns: 'yarn|yarns',
  grams: 'gram|grams|g',
  gramsCo2: 'gram of CO2e|grams of CO2e|g CO2e',
  kilograms: 'kilogram|kilograms|kg',
  kgCo2: 'kilogram of CO2e|kilograms of CO2e|kg CO2e',
  kgCo2PerKg: 'kg per kg',
  kwhPerKg: 'kWh per kg',
  kgCo2PerKwh: 'kg per kWh',
  hours: 'hour|hours',
  kilowatts: 'kilowatt|kilowatts',
  megajoulesPerKg: 'megajoule per kg|megajoules per kg|MJ/kg',
  megatons: 'million metric tons|million metric tons|Mt',
  degreesCelsius: ' °C',
  tubs: 'hot tub|hot tubs',
  baths: 'bath|baths',
  millionPools: 'million Olympic pools',
};

/** "79 billion". */
export const billions = (number: string) => `${number} billion`;

/** "4.8%". */
export const percent = (number: string) => `${number}%`;

/** "1 in 20". */
export const oneIn = (number: string) => `1 in ${number}`;
