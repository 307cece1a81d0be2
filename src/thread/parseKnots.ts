import { isRopeStage, type RopeStage } from './ropeStages';

/** A waypoint as the layout writes it: shares of the element that the thread passes. */
export interface Knot {
  /** 0 is the element's left edge, 1 its right; both may be passed. */
  xShare: number;
  /** 0 is the element's top edge, 1 its bottom. */
  yShare: number;
  stage: RopeStage;
}

/**
 * Reads a `data-knot` attribute: "x%,y%,stage" with ";" between two, e.g. "50,0,raw;104,60,white".
 * @throws RangeError that quotes a knot it cannot read
 */
export function parseKnots(attribute: string): Knot[] {
  return attribute
    .split(';')
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const [x = '', y = '', stage = ''] = text.split(',').map((part) => part.trim());
      const [xShare, yShare] = [Number(x) / 100, Number(y) / 100];
      if (x === '' || y === '' || Number.isNaN(xShare + yShare) || !isRopeStage(stage)) {
        throw new RangeError(`data-knot "${text}" must be "x%,y%,stage"`);
      }
      return { xShare, yShare, stage };
    });
}
