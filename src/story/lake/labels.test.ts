import { describe, expect, it } from 'vitest';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { measureBuilt } from '../../scene/fitText';
import { COUNTS, calculateLabelOpacity, LABELS, listRoomy, placeLabels } from './labels';
import { placeStage } from './placeLake';
import { measureWater } from './shoreline';

const shownAt = (p: number) =>
  LABELS.filter((label) => calculateLabelOpacity(label, p) === 1).map(({ id }) => id);

describe('calculateLabelOpacity', () => {
  it('calculateLabelOpacity(label, p) shows at each rest what belongs there', () => {
    expect(shownAt(0.17)).toEqual(['lake', 'half']);
    expect(shownAt(0.33)).toEqual(['lake', 'half', 'share', 'tahoe']);
    expect(shownAt(0.54)).toEqual(['all', 'axis']);
    expect(shownAt(0.7)).toEqual(['textile', 'rest']);
    expect(shownAt(0.85)).toEqual(['textile', 'rest', 'whole']);
    expect(shownAt(1)).toEqual(['rest', 'cotton', 'whole', 'ropes', 'otherRope']);
  });

  it('calculateLabelOpacity(label, NaN) is 0', () => {
    expect(calculateLabelOpacity({ enter: [0.1, 0.2], leave: [0.5, 0.6] }, Number.NaN)).toBe(0);
  });
});

describe('LABELS', () => {
  it('LABELS name the parts of the hundred', () => {
    expect(LABELS.filter(({ kind }) => kind === 'bracket').map(({ text }) => text)).toEqual([
      '100 yarns = all 79 billion m³',
      '55.7 textile production',
      '44.3 everything else',
      '52.9 cotton',
    ]);
    expect(LABELS.filter(({ kind }) => kind === 'foot').map(({ text }) => text)).toEqual([
      '19 of 20 ropes: cotton',
      '1: every other fiber',
    ]);
  });
});

describe('listRoomy', () => {
  it('listRoomy(stage, fontPx, measure) leaves out the words of a lake that is too small for them, and no others', () => {
    const area = measureWater(LAKE_ONTARIO).area.at(-1) ?? 0;
    const listLacking = (lakeCaptionTopPx: number, fontPx: number, [widthPx, heightPx] = [1280, 720]) => {
      const size = {
        widthPx,
        heightPx,
        leftPx: 0,
        lakeCaptionTopPx,
        warpCaptionTopPx: 400,
        pixelRatio: 1,
      };
      const roomy = listRoomy(placeStage(size, area), fontPx, measureBuilt);
      return LABELS.filter(({ id }) => !roomy.includes(id)).map(({ id }) => id);
    };
    expect(listLacking(420, 14)).toEqual([]);
    expect(listLacking(180, 14)).toEqual(['lake', 'share', 'source']);
    // On a phone Lake Tahoe lies below the lake: captions that are taller still reach up to its name.
    expect(listLacking(420, 14, [390, 844])).toEqual([]);
    expect(listLacking(150, 14, [390, 844])).toEqual(['lake', 'share', 'tahoe', 'source']);
    // Words of five times the length, or letters of five times the size.
    expect(listLacking(420, 70)).toEqual(['lake', 'share', 'source']);
  });
});

describe('placeLabels', () => {
  it('placeLabels(stage, water) sets brackets that abut over the yarns they name', () => {
    const water = measureWater(LAKE_ONTARIO);
    const size = {
      widthPx: 1440,
      heightPx: 900,
      leftPx: 0,
      lakeCaptionTopPx: 580,
      warpCaptionTopPx: 620,
      pixelRatio: 1,
    };
    const stage = placeStage(size, water.area.at(-1) ?? 0);
    const { cotton, rest, textile, ropes, otherRope } = placeLabels(stage, water);
    const end = ({ xPx, widthPx = 0 }: { xPx: number; widthPx?: number }) => xPx + widthPx;
    expect(cotton.widthPx).toBeCloseTo(52.9 * stage.warp.pitchPx - 2, 6);
    expect(end(textile)).toBeCloseTo(rest.xPx - 2, 6);
    expect(end(ropes)).toBeCloseTo(otherRope.xPx - 2, 6);
    expect(end(otherRope)).toBeCloseTo(end(rest), 6);
    expect(textile.widthPx).toBeCloseTo(55.7 * stage.warp.pitchPx - 2, 6);
  });
});

describe('COUNTS', () => {
  it('COUNTS run from 10 to 100', () => {
    expect(COUNTS).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });
});
