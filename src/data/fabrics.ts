import * as words from '#words/text/fabrics';
import { checkRecords } from './check';

export type FabricId = 'cotton' | 'wool' | 'cellulosics' | 'hemp' | 'polyamide' | 'polyester';

export type Fabric = {
  id: FabricId;
  name: string;
  waterLitersPerKg: number;
  /** As specified in kWh; the values fit megajoules (claim "cotton-energy-in-megajoules"). */
  energyKwhPerKg: number;
  kgCo2PerKg: number;
  /** Fiber made in the world in a year, around 2018. */
  productionMegatons: number;
  tooltipText: string;
};

/** One kilogram of each of six fibers, as specified; source "fiber-bible". */
export const fabrics = checkRecords<Fabric>('fabrics', [
  {
    id: 'cotton',
    ...words.FABRICS.cotton,
    waterLitersPerKg: 1559,
    energyKwhPerKg: 48,
    kgCo2PerKg: 2.2,
    productionMegatons: 27,
  },
  {
    id: 'wool',
    ...words.FABRICS.wool,
    waterLitersPerKg: 530,
    energyKwhPerKg: 120,
    kgCo2PerKg: 17,
    productionMegatons: 1.2,
  },
  {
    id: 'cellulosics',
    ...words.FABRICS.cellulosics,
    waterLitersPerKg: 92,
    energyKwhPerKg: 85,
    kgCo2PerKg: 3.3,
    productionMegatons: 7,
  },
  {
    id: 'hemp',
    ...words.FABRICS.hemp,
    waterLitersPerKg: 89,
    energyKwhPerKg: 22,
    kgCo2PerKg: 3.1,
    productionMegatons: 0.09,
  },
  {
    id: 'polyamide',
    ...words.FABRICS.polyamide,
    waterLitersPerKg: 40,
    energyKwhPerKg: 160,
    kgCo2PerKg: 8.3,
    productionMegatons: 6.1,
  },
  {
    id: 'polyester',
    ...words.FABRICS.polyester,
    waterLitersPerKg: 21,
    energyKwhPerKg: 108,
    kgCo2PerKg: 3.3,
    productionMegatons: 54,
  },
]);
