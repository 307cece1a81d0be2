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
    name: 'Cotton',
    waterLitersPerKg: 1559,
    energyKwhPerKg: 48,
    kgCo2PerKg: 2.2,
    productionMegatons: 27,
    tooltipText: 'The most popular fabric that grows on a plant, and the one that uses the most water.',
  },
  {
    id: 'wool',
    name: 'Wool',
    waterLitersPerKg: 530,
    energyKwhPerKg: 120,
    kgCo2PerKg: 17,
    productionMegatons: 1.2,
    tooltipText: 'Spun from the fleece of sheep and other animals. It emits a lot of CO2.',
  },
  {
    id: 'cellulosics',
    name: 'Cellulosics',
    waterLitersPerKg: 92,
    energyKwhPerKg: 85,
    kgCo2PerKg: 3.3,
    productionMegatons: 7,
    tooltipText: 'Plant fiber, often from wood, dissolved and spun anew: viscose is one.',
  },
  {
    id: 'hemp',
    name: 'Hemp',
    waterLitersPerKg: 89,
    energyKwhPerKg: 22,
    kgCo2PerKg: 3.1,
    productionMegatons: 0.09,
    tooltipText:
      'Often called the most environmentally friendly, but rough, so it is usually mixed with other fibers.',
  },
  {
    id: 'polyamide',
    name: 'Polyamide',
    waterLitersPerKg: 40,
    energyKwhPerKg: 160,
    kgCo2PerKg: 8.3,
    productionMegatons: 6.1,
    tooltipText: 'Better known as nylon. It needs little water but a great deal of energy.',
  },
  {
    id: 'polyester',
    name: 'Polyester',
    waterLitersPerKg: 21,
    energyKwhPerKg: 108,
    kgCo2PerKg: 3.3,
    productionMegatons: 54,
    tooltipText: 'A synthetic fiber, made from petroleum, air and water.',
  },
]);
