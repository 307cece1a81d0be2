import { fabrics } from '../../src/data/fabrics.ts';

/**
 * What every library draws alike: upright bars from zero, ticks and a title on both axes, the value over each bar, what a
 * bar says to a pointer, and three seconds from nothing to the whole.
 */
export const DURATION_MS = 3000;
export const COLOR = '#1f5b82';
/** Room for the axes, in every chart. */
export const MARGIN = { top: 40, right: 10, bottom: 60, left: 80 };

const DASHBOARD = [
  { id: 'water', title: 'Water use (Liters per kg of fabric)', field: 'waterLitersPerKg', max: 1600 },
  { id: 'energy', title: 'Energy use (KwH per kg of fabric)', field: 'energyKwhPerKg', max: 160 },
  { id: 'co2', title: 'CO2 Emissions (kg per kg of fabric)', field: 'kgCo2PerKg', max: 18 },
];

/** The site's own dashboard: three charts of six bars. */
const listDashboard = () =>
  DASHBOARD.map(({ id, title, field, max }) => ({
    id,
    title,
    category: 'Fabric Type',
    bars: fabrics.map((fabric) => ({ name: fabric.name, value: fabric[field] })),
    max,
    width: 480,
    height: 400,
    hasValues: true,
  }));

/** One chart of so many bars, the same with each run. Values over more than sixty bars would cover each other. */
function createWide(count) {
  const bars = Array.from({ length: count }, (_, index) => ({
    name: `Fabric ${index + 1}`,
    value: 10 + ((index * 7919) % 90),
  }));
  const title = 'Water use (Liters per kg of fabric)';
  return {
    id: 'water',
    title,
    category: 'Fabric Type',
    bars,
    max: 100,
    width: 1440,
    height: 400,
    hasValues: count <= 60,
  };
}

/** The dashboard, or one chart of `count` bars. */
export const listCharts = (count) => (count === undefined ? listDashboard() : [createWide(count)]);
