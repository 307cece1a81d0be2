import { describe, expect, it } from 'vitest';
import { FABRICS } from '#words/text/fabrics';
import { PHASES } from '#words/text/phases';
import { PROCESS_NAMES } from '#words/text/processes';
import { checkRecords } from './check';
import { fabrics } from './fabrics';
import { processes } from './processes';
import { checkProductionPhases, productionPhases } from './productionPhases';
import { COTTON_CUPS, CUPS_PER_LITER } from './shirt';

describe('checkRecords', () => {
  const hemp = { id: 'hemp', name: 'Hemp', energy: 22 };

  it('checkRecords(table, records) returns good records, and none of none', () => {
    expect([checkRecords('fabrics', [hemp]), checkRecords('fabrics', [])]).toEqual([[hemp], []]);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'checkRecords(table, records) names a fact of %d',
    (energy) => {
      expect(() => checkRecords('fabrics', [{ ...hemp, energy }])).toThrow(
        new RangeError(`fabrics: hemp.energy must be positive or filled, got "${energy}"`),
      );
    },
  );

  it('checkRecords(table, records) names an empty text and an id used twice', () => {
    expect(() => checkRecords('fabrics', [{ ...hemp, name: '' }])).toThrow('fabrics: hemp.name');
    expect(() => checkRecords('fabrics', [hemp, hemp])).toThrow('fabrics: the id "hemp" is used twice');
  });
});

describe('checkProductionPhases', () => {
  it('checkProductionPhases(phases) names a share that its emissions contradict', () => {
    const changed = productionPhases.map((phase) =>
      phase.id === 'garment' ? { ...phase, sharePercent: 60 } : phase,
    );
    expect(() => checkProductionPhases(changed)).toThrow(
      'productionPhases: garment is 60%, but 1300 of 2600 is not',
    );
  });
});

describe('the specified facts', () => {
  it('fabrics are the six specified records in order', () => {
    expect(
      fabrics.map((fabric) => [
        fabric.name,
        fabric.waterLitersPerKg,
        fabric.energyKwhPerKg,
        fabric.kgCo2PerKg,
        fabric.productionMegatons,
      ]),
    ).toEqual([
      ['Cotton', 1559, 48, 2.2, 27],
      ['Wool', 530, 120, 17, 1.2],
      ['Cellulosics', 92, 85, 3.3, 7],
      ['Hemp', 89, 22, 3.1, 0.09],
      ['Polyamide', 40, 160, 8.3, 6.1],
      ['Polyester', 21, 108, 3.3, 54],
    ]);
  });

  it('fabrics keep the meaning of each specified tooltip text', () => {
    const meaning = [
      /most popular.*plant.*most water/,
      /fleece.*other animals.*CO2/,
      /plant fiber/i,
      /most environmentally friendly.*rough.*mixed/,
      /nylon.*little water.*energy/,
      /synthetic.*petroleum, air and water/,
    ];
    expect(fabrics.map(({ tooltipText }, index) => meaning[index]?.test(tooltipText))).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('processes are the four specified ranges in order', () => {
    expect(processes.map(({ id, lowCups, highCups }) => [id, lowCups, highCups])).toEqual([
      ['bleaching', 11, 32],
      ['dyeing', 53, 212],
      ['printing', 11, 53],
      ['finishing', 11, 106],
    ]);
  });

  it('COTTON_CUPS is 11,421 at CUPS_PER_LITER of 4.23', () => {
    expect([COTTON_CUPS, CUPS_PER_LITER]).toEqual([11_421, 4.23]);
  });
});

describe('the words of records', () => {
  it('name each record and no more, so that they can be counted', () => {
    expect(Object.keys(FABRICS)).toEqual(fabrics.map(({ id }) => id));
    expect(Object.keys(PHASES)).toEqual(productionPhases.map(({ id }) => id));
    expect(Object.keys(PROCESS_NAMES)).toEqual(processes.map(({ id }) => id));
  });
});
