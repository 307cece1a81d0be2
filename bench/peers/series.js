import { fabrics } from '../../src/data/fabrics.ts';

/** The dashboard that every library draws: the same three charts, from our own records. */
export const CHARTS = [
  { id: 'water', title: 'Water use (Liters per kg of fabric)', field: 'waterLitersPerKg', max: 1600 },
  { id: 'energy', title: 'Energy use (KwH per kg of fabric)', field: 'energyKwhPerKg', max: 160 },
  { id: 'co2', title: 'CO2 Emissions (kg per kg of fabric)', field: 'kgCo2PerKg', max: 18 },
];

/** What each bar chart shows, e.g. { name: "Cotton", value: 1559 }. */
export const listBars = (field) => fabrics.map((fabric) => ({ name: fabric.name, value: fabric[field] }));

export const SIZE = { width: 360, height: 600 };
export const DURATION_MS = 3000;
