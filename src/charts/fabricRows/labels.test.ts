import { describe, expect, it } from 'vitest';
import { fabrics } from '../../data/fabrics';
import { BESIDE_ROOM, STRIPED_ROOM } from './exampleRooms';
import { findTold, formatDrawn, placeAxisLabels, placeRowLabels } from './labels';
import { placeCosts } from './placeFabricRows';

const BESIDE = placeCosts(BESIDE_ROOM);
const STRIPED = placeCosts(STRIPED_ROOM);

const readRows = (progress: number, isStriped: boolean) => {
  const labels = placeRowLabels(isStriped ? STRIPED : BESIDE, progress);
  return (name: string) => labels.find((label) => label.name === name);
};

describe('placeRowLabels', () => {
  it('placeRowLabels(layout, 1) says every value, whole and exact, and which has least', () => {
    for (const isStriped of [false, true]) {
      const shown = placeRowLabels(isStriped ? STRIPED : BESIDE, 1).filter((label) => label.text);
      expect(shown).toHaveLength(3 * fabrics.length);
      expect(shown.every((label) => label.isShown)).toBe(true);
      const least = shown.filter((label) => label.isLeast).map(({ name }) => name);
      expect(least).toEqual(['cotton-co2', 'hemp-energy', 'polyester-water']);
    }
    const read = readRows(1, true);
    expect(['cotton-water', 'hemp-energy', 'wool-co2'].map((name) => read(name)?.text)).toEqual([
      '1,559 L',
      '22 kWh',
      '17 kg',
    ]);
  });

  it('placeRowLabels(layout, progress) shows the energy once it is lit and the CO2 once the smog has come', () => {
    const [cold, lit] = [readRows(0.3, false), readRows(0.6, false)];
    expect(cold('hemp-energy')?.isShown).toBe(false);
    expect(lit('hemp-energy')?.isShown).toBe(true);
    expect(lit('hemp-co2')?.isShown).toBe(false);
  });

  it('placeRowLabels(layout, progress) makes the fabric of the claim the star', () => {
    expect(readRows(0.5, false)('polyamide-energy')?.isStar).toBe(true);
    expect(readRows(0.5, false)('polyamide-name')?.isStar).toBe(true);
    expect(readRows(0.5, false)('cotton-name')?.isStar).toBe(false);
  });

  it('placeRowLabels(layout, progress) keeps all labels on the stage', () => {
    for (const progress of [-0.08, 0.2, 0.5, 0.7, 1])
      for (const layout of [BESIDE, STRIPED])
        for (const { xPx, yPx, name } of placeRowLabels(layout, progress)) {
          expect(xPx, name).toBeGreaterThanOrEqual(layout.gutterPx);
          expect(xPx, name).toBeLessThanOrEqual(layout.widthPx - layout.gutterPx);
          expect(yPx, name).toBeGreaterThan(layout.headBottomPx);
          expect(yPx, name).toBeLessThan(layout.footTopPx);
        }
  });
});

describe('placeAxisLabels', () => {
  it('placeAxisLabels(layout, progress) changes the energy’s numbers for those of the CO2', () => {
    const listShown = (progress: number) =>
      placeAxisLabels(BESIDE, progress)
        .filter(({ isShown, name }) => isShown && name.startsWith('title'))
        .map(({ name }) => name);
    expect(listShown(0)).toEqual(['title-water', 'title-energy', 'title-names']);
    expect(listShown(1)).toEqual(['title-water', 'title-co2', 'title-swatch', 'title-names']);
  });

  it('placeAxisLabels(layout, progress) puts each number at its place on the axis', () => {
    const read = (name: string) => placeAxisLabels(BESIDE, 0).find((label) => label.name === name)?.xPx;
    const [zero = 0, end = 0] = [read('tick-energy-0'), read('tick-energy-160')];
    expect(read('tick-energy-80')).toBeCloseTo((zero + end) / 2);
    expect(read('tick-water-1600')).toBeLessThan(read('tick-water-0') ?? 0);
  });
});

it('findTold(progress, isStriped) is the measure of the claim, none where there is none', () => {
  expect([0, 0.36, 0.5, 0.7, 0.8, 1].map((progress) => findTold(progress, false))).toEqual([
    'water',
    'water',
    'energy',
    undefined,
    'co2',
    'co2',
  ]);
  expect([0.36, 1].map((progress) => findTold(progress, true))).toEqual(['energy', undefined]);
});

it('formatDrawn(measure, value, growth) says what is drawn: whole liters, landed grains', () => {
  expect(formatDrawn('water', 1559, 0.5)).toBe('780 L');
  expect(formatDrawn('co2', 2.2, 0.5)).toBe('1.1 kg');
  expect(formatDrawn('co2', 17, 1)).toBe('17 kg');
  expect(formatDrawn('energy', 48, 0)).toBe('0 kWh');
});
