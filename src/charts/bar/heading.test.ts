import { describe, expect, it } from 'vitest';
import { measureBuilt } from '../../scene/fitText';
import { createFabricChart } from '../fabrics';
import { productionChart } from '../production';
import { placeHeading } from './heading';

const { titles } = createFabricChart('energy');

describe('placeHeading', () => {
  it('placeHeading(titles, fontPx, y, roomPx, measure) sews the check beside the title, or below it', () => {
    expect(placeHeading(titles, 16, -15, 420, measureBuilt).titleY).toBe(-15);
    expect(placeHeading(titles, 16, -15, 420, measureBuilt).tag?.isBeside).toBe(true);
    expect(placeHeading(titles, 16, -15, 260, measureBuilt)).toMatchObject({
      titleY: -43,
      tag: { x: 0, y: -15 },
    });
  });

  it('placeHeading(titles, fontPx, y, roomPx, measure) is the title alone where nothing was checked', () => {
    expect(placeHeading({ category: 'Fabric Type', value: 'Liters' }, 16, -15, 300, measureBuilt)).toEqual({
      titleY: -15,
    });
  });

  it('a chart’s check stands in every layout of it: beside the axis at 1,440 px and at 800 px', () => {
    const energy = createFabricChart('energy');
    expect(energy.place(energy.data, { widthPx: 360, heightPx: 240 }).heading.tag?.isBeside).toBe(true);
    expect(energy.place(energy.data, { widthPx: 354, heightPx: 356 }).heading.tag?.isBeside).toBe(true);
    const { place, data } = productionChart;
    expect(place(data, { widthPx: 800, heightPx: 600 }).heading.tag?.isBeside).toBe(true);
    expect(place(data, { widthPx: 354, heightPx: 408 }).heading.tag?.isBeside).toBe(false);
  });
});
