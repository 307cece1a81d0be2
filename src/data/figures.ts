import { processes } from './processes';
import { COTTON_CUPS, CUPS_PER_LITER, US_CUP_MILLILITERS } from './shirt';

export type Unit =
  | 'cups'
  | 'cupsPerDay'
  | 'cupsPerLiter'
  | 'cupsPerWear'
  | 'milliliters'
  | 'liters'
  | 'litersPerKg'
  | 'billionCubicMeters'
  | 'cubicMeters'
  | 'cubicKilometers'
  | 'millionAcreFeet'
  | 'percent'
  | 'times'
  | 'oneIn'
  | 'plain'
  | 'people'
  | 'billionPeople'
  | 'days'
  | 'years'
  | 'months'
  | 'wears'
  | 'yarns'
  | 'grams'
  | 'gramsCo2'
  | 'kilograms'
  | 'kgCo2'
  | 'kgCo2PerKg'
  | 'kwhPerKg'
  | 'kgCo2PerKwh'
  | 'hours'
  | 'kilowatts'
  | 'megajoulesPerKg'
  | 'megatons'
  | 'degreesCelsius'
  | 'tubs'
  | 'baths'
  | 'millionPools';

/** One value, or a range from low to high. */
export type Figure = ({ value: number } | { low: number; high: number }) & {
  unit: Unit;
  /** Nobody has read it, or one that it follows from: it never stands without a mark. The build holds it against the claims. */
  isUnconfirmed?: true;
};

const [bleaching, dyeing, printing, finishing] = processes.map(({ lowCups, highCups }) => ({
  low: lowCups,
  high: highCups,
  unit: 'cups' as const,
  isUnconfirmed: true as const,
}));
if (!bleaching || !dyeing || !printing || !finishing) throw new RangeError('processes: four are needed');

/**
 * Every figure that the story shows, besides the records of the charts: only what prose needs.
 * Titles, notes and sources stand in claims.ts; figures that follow from others are recomputed by the build.
 */
export const figures = {
  // home and info1
  'cotton-cups': { value: COTTON_CUPS, unit: 'cups' },
  'cotton-liters': { value: 2700, unit: 'liters' },
  'cups-per-liter': { value: CUPS_PER_LITER, unit: 'cupsPerLiter' },
  'us-cup': { value: US_CUP_MILLILITERS, unit: 'milliliters' },
  'cup-volume': { value: 237, unit: 'milliliters' },
  'irrigation-part': { value: 45, unit: 'percent' },
  'rain-part': { value: 41, unit: 'percent' },
  'dilution-part': { value: 14, unit: 'percent' },
  'newer-irrigation-part': { value: 26, unit: 'percent' },
  'irrigation-cups': { value: 5139, unit: 'cups' },
  'rain-cups': { value: 4683, unit: 'cups' },
  'dilution-cups': { value: 1599, unit: 'cups' },
  'fiber-irrigation-cups': { value: 1648, unit: 'cups', isUnconfirmed: true },
  'irrigation-part-liters': { value: 1215, unit: 'liters' },
  'rain-part-liters': { value: 1107, unit: 'liters' },
  'dilution-part-liters': { value: 378, unit: 'liters' },
  'used-up-liters': { value: 2322, unit: 'liters' },
  'used-up-cups': { value: 9822, unit: 'cups' },
  'your-share': { value: 0.05253, unit: 'percent' },
  'your-quotient': { value: 0.00053, unit: 'plain' },
  bleaching,
  dyeing,
  printing,
  finishing,
  'after-bleaching': { low: 11, high: 32, unit: 'cups', isUnconfirmed: true },
  'after-dyeing': { low: 64, high: 244, unit: 'cups', isUnconfirmed: true },
  'after-printing': { low: 75, high: 297, unit: 'cups', isUnconfirmed: true },
  'after-finishing': { low: 86, high: 403, unit: 'cups' },
  'shirt-cups': { value: 11_824, unit: 'cups' },
  'shirt-cups-low': { value: 11_507, unit: 'cups' },
  'shirt-liters': { value: 2797, unit: 'liters' },
  'factory-liters': { value: 97, unit: 'liters' },
  'drinking-cups': { low: 6, high: 8, unit: 'cupsPerDay' },
  'people-for-a-day': { low: 1000, high: 2000, unit: 'people' },
  'your-days': { value: 1971, unit: 'days' },
  'your-years': { value: 5.4, unit: 'years' },
  // info2
  'fashion-water': { value: 79, unit: 'billionCubicMeters' },
  'textiles-water': { value: 93, unit: 'billionCubicMeters' },
  'lake-ontario': { value: 1640, unit: 'cubicKilometers' },
  'lake-claimed': { value: 50, unit: 'percent' },
  'lake-share': { value: 4.8, unit: 'percent' },
  'lake-one-in': { value: 20, unit: 'oneIn' },
  'lake-overstated': { value: 10.4, unit: 'times' },
  'lake-tahoe': { low: 151, high: 156, unit: 'cubicKilometers' },
  'tahoe-share': { low: 51, high: 52, unit: 'percent' },
  yarns: { value: 100, unit: 'yarns' },
  'textile-share': { value: 55.7, unit: 'percent', isUnconfirmed: true },
  'other-share': { value: 44.3, unit: 'percent', isUnconfirmed: true },
  'textile-water': { value: 44, unit: 'billionCubicMeters', isUnconfirmed: true },
  'textile-acre-feet': { value: 35.7, unit: 'millionAcreFeet', isUnconfirmed: true },
  'california-acre-feet': { low: 39.3, high: 42, unit: 'millionAcreFeet' },
  'california-share': { low: 85, high: 91, unit: 'percent', isUnconfirmed: true },
  'cotton-of-textile': { value: 95, unit: 'percent', isUnconfirmed: true },
  'cotton-yarns': { value: 52.9, unit: 'percent', isUnconfirmed: true },
  'cotton-of-all': { value: 53, unit: 'percent', isUnconfirmed: true },
  'other-fibers': { value: 2.8, unit: 'percent', isUnconfirmed: true },
  'newer-cotton-irrigation': { low: 59, high: 60, unit: 'billionCubicMeters' },
  'world-people': { value: 8, unit: 'billionPeople' },
  'years-for-all': { value: 19, unit: 'years' },
  // info3 and the charts
  'phases-sum': { value: 2600, unit: 'gramsCo2' },
  'shirt-co2': { value: 2.6, unit: 'kgCo2' },
  'shirt-weight': { value: 250, unit: 'grams' },
  'phase-ratio': { value: 12.5, unit: 'times' },
  'water-ratio': { value: 74.2, unit: 'times', isUnconfirmed: true },
  'water-ratio-next': { value: 2.9, unit: 'times', isUnconfirmed: true },
  'energy-ratio': { value: 7.3, unit: 'times', isUnconfirmed: true },
  'co2-ratio': { value: 7.7, unit: 'times', isUnconfirmed: true },
  'wool-from-farm': { value: 75, unit: 'percent' },
  'freight-share': { value: 4, unit: 'percent' },
  'irrigation-liters': { value: 390, unit: 'liters', isUnconfirmed: true },
  'cotton-energy-in-megajoules': { value: 173, unit: 'megajoulesPerKg', isUnconfirmed: true },
  'published-cotton-energy': { value: 55, unit: 'megajoulesPerKg' },
  'wears-30': { value: 30, unit: 'wears' },
  'wears-60': { value: 60, unit: 'wears' },
  'cups-per-wear-30': { value: 394, unit: 'cupsPerWear' },
  'cups-per-wear-60': { value: 197, unit: 'cupsPerWear' },
  'twice-as-long': { value: 49, unit: 'percent' },
  'repairs-replace': { value: 82, unit: 'percent' },
  'secondhand-replaces': { value: 65, unit: 'percent' },
  'cooler-wash': { value: 38, unit: 'percent' },
  'wash-cool': { value: 30, unit: 'degreesCelsius' },
  'wash-warm': { value: 40, unit: 'degreesCelsius' },
  'label-organic': { value: 95, unit: 'percent' },
  'label-made-with': { value: 70, unit: 'percent' },
} satisfies Record<string, Figure>;

export type FigureId = keyof typeof figures;
