import { type FabricId, fabrics } from '../data/fabrics';
import { type Figure, type FigureId, figures, type Unit } from '../data/figures';
import { type PhaseId, productionPhases } from '../data/productionPhases';

export type FabricMeasure = 'water' | 'energy' | 'co2' | 'production';
type FabricFigureId = `${FabricId}-${FabricMeasure}`;
type PhaseFigureId = `${PhaseId}-phase` | `${PhaseId}-phase-share`;

/** The id of any figure that a page of the story or a chart may show. */
export type ShownFigureId = FigureId | FabricFigureId | PhaseFigureId;

/** A figure that is worked for 6 cups among the claims, and in the story for the visitor's own number. */
export type VisitorFigureId = Extract<ShownFigureId, `your-${string}`>;
export type StatedFigureId = Exclude<ShownFigureId, VisitorFigureId>;

export const FABRIC_FIELDS = {
  water: { field: 'waterLitersPerKg', unit: 'litersPerKg' },
  energy: { field: 'energyKwhPerKg', unit: 'kwhPerKg' },
  co2: { field: 'kgCo2PerKg', unit: 'kgCo2PerKg' },
  production: { field: 'productionMegatons', unit: 'megatons' },
} as const satisfies Record<FabricMeasure, { field: string; unit: Unit }>;

/** Lists the records of both charts as figures: "cotton-water", "garment-phase", "garment-phase-share". */
export function collectRecordFigures(
  fabricRecords = fabrics,
  phaseRecords = productionPhases,
): Map<string, Figure> {
  const found = new Map<string, Figure>();
  for (const fabric of fabricRecords) {
    for (const [measure, { field, unit }] of Object.entries(FABRIC_FIELDS)) {
      const id = `${fabric.id}-${measure}`;
      const isRead = measure === 'production' || id === 'wool-water' || id === 'cotton-co2';
      found.set(id, {
        value: fabric[field],
        unit,
        ...(!isRead && { isUnconfirmed: true }),
      });
    }
  }
  for (const { id, emissions, sharePercent } of phaseRecords) {
    found.set(`${id}-phase`, { value: emissions, unit: 'kgCo2PerKg' });
    found.set(`${id}-phase-share`, { value: sharePercent, unit: 'percent' });
  }
  return found;
}

const shownFigures = new Map<string, Figure>([...Object.entries(figures), ...collectRecordFigures()]);

/** Finds a shown figure. Throws a RangeError that names an id which no record has. */
export function findFigure(id: ShownFigureId): Figure {
  const figure = shownFigures.get(id);
  if (figure === undefined) throw new RangeError(`figures: there is no "${id}"`);
  return figure;
}
