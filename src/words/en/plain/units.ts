// Units after their numbers.

const words = (one: string, many = one, short = many) => ({ one, many, short });

/** Every unit after its number; a unit without a leading letter ("%") is set without a space. */
export const UNIT_WORDS = {
  cups: words('cup', 'cups'),
  cupsPerDay: words('cup a day', 'cups a day'),
  cupsPerLiter: words('cup per liter', 'cups per liter', 'cups/L'),
  cupsPerWear: words('cup each', 'cups each'),
  milliliters: words('milliliter', 'milliliters', 'mL'),
  liters: words('liter', 'liters', 'L'),
  litersPerKg: words('liter per kg', 'liters per kg', 'L/kg'),
  billionCubicMeters: words('billion cubic meters', 'billion cubic meters', 'billion m³'),
  cubicMeters: words('cubic meter', 'cubic meters', 'm³'),
  cubicKilometers: words('cubic kilometer', 'cubic kilometers', 'km³'),
  millionAcreFeet: words('million acre-feet', 'million acre-feet', 'MAF'),
  percent: words('%'),
  times: words('time', 'times', '×'),
  oneIn: words(''),
  plain: words(''),
  people: words('person', 'people'),
  billionPeople: words('billion people'),
  days: words('day', 'days'),
  years: words('year', 'years'),
  months: words('month', 'months'),
  wears: words('wear', 'wears'),
  yarns: words('yarn', 'yarns'),
  grams: words('gram', 'grams', 'g'),
  gramsCo2: words('gram of CO2', 'grams of CO2', 'g CO2'),
  kilograms: words('kilogram', 'kilograms', 'kg'),
  kgCo2: words('kilogram of CO2', 'kilograms of CO2', 'kg CO2'),
  kgCo2PerKg: words('kg per kg'),
  kwhPerKg: words('kWh per kg'),
  megajoulesPerKg: words('megajoule per kg', 'megajoules per kg', 'MJ/kg'),
  megatons: words('million metric tons', 'million metric tons', 'Mt'),
  degreesCelsius: words(' °C'),
  tubs: words('hot tub', 'hot tubs'),
  baths: words('bath', 'baths'),
  millionPools: words('million Olympic pools'),
};

/** "79 billion". */
export const billions = (number: string) => `${number} billion`;

/** "4.8%". */
export const percent = (number: string) => `${number}%`;

/** "1 in 20". */
export const oneIn = (number: string) => `1 in ${number}`;
