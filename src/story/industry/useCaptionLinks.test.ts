import { describe, expect, it } from 'vitest';
import { CAPTION_SPANS, type CaptionId } from './timeline';
import { findCaptionRest, findShownCaption } from './useCaptionLinks';

describe('findShownCaption', () => {
  it('findShownCaption(p) is the first at the start, the last at the end, and none for NaN', () => {
    expect([findShownCaption(0), findShownCaption(1), findShownCaption(Number.NaN)]).toEqual([
      'claim',
      'cotton',
      undefined,
    ]);
  });
});

describe('findCaptionRest', () => {
  it('findCaptionRest(id) is where that caption is shown', () => {
    const ids = Object.keys(CAPTION_SPANS) as CaptionId[];
    expect(ids.map((id) => findShownCaption(findCaptionRest(id)))).toEqual(ids);
  });
});
