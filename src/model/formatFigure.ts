import type { Figure, Unit } from '../data/figures';
import { formatNumber, formatRange } from './format';

/** How a figure is written: "79 billion cubic meters", "79 billion m³", "79 billion". */
export type FigureFormat = 'full' | 'short' | 'number';

type UnitWords = { one: string; many: string; short: string };

const words = (one: string, many = one, short = many): UnitWords => ({ one, many, short });

/** Every unit after its number; a unit without a leading letter ("%") is set without a space. */
const UNIT_WORDS: Record<Unit, UnitWords> = {
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

/** Writes the unit as it stands after a number, with its leading space: " cups", "%", " m³". */
export function formatUnit(unit: Unit, value: number, format: 'full' | 'short' = 'full'): string {
  const { one, many, short } = UNIT_WORDS[unit];
  const text = format === 'short' ? short : value === 1 ? one : many;
  return /^[a-zA-Z×]/.test(text) ? ` ${text}` : text;
}

/** Writes a figure: "11–32 cups", "4.8%", "79 billion m³". A percent sign stays in every format. */
export function formatFigure(figure: Figure, format: FigureFormat = 'full'): string {
  const isRange = 'low' in figure;
  const number = isRange ? formatRange(figure.low, figure.high) : formatNumber(figure.value);
  if (figure.unit === 'oneIn') return `1 in ${number}`;
  if (format === 'number') {
    if (figure.unit === 'percent') return `${number}%`;
    return figure.unit.startsWith('billion') ? `${number} billion` : number;
  }
  return number + formatUnit(figure.unit, isRange ? figure.high : figure.value, format);
}
