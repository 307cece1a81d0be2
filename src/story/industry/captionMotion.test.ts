import { describe, expect, it } from 'vitest';
import { findCaptionPose, formatKeyframes, placeCaption } from './captionMotion';
import { CAPTION_SPANS, type CaptionId } from './timeline';

const IDS = Object.keys(CAPTION_SPANS) as CaptionId[];
const opacityAt = (id: CaptionId, p: number) => findCaptionPose(placeCaption(id), p).opacity;

describe('placeCaption', () => {
  it('placeCaption(id) runs from 0 to 1 without going back', () => {
    for (const id of IDS) {
      const offsets = placeCaption(id).map(({ offset }) => offset);
      expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
    }
  });

  it('placeCaption("claim") is shown from the start and placeCaption("cotton") to the end', () => {
    expect(opacityAt('claim', 0)).toBe(1);
    expect(opacityAt('cotton', 1)).toBe(1);
  });
});

describe('findCaptionPose', () => {
  it('findCaptionPose(poses, p) never shows two captions at once', () => {
    for (let p = 0; p <= 1; p += 0.001) {
      expect(IDS.filter((id) => opacityAt(id, p) > 0).length).toBeLessThanOrEqual(1);
    }
  });

  it('findCaptionPose(poses, p) of no poses is hidden', () => {
    expect(findCaptionPose([], 0.5).opacity).toBe(0);
  });
});

describe('formatKeyframes', () => {
  it('formatKeyframes(poses) writes opacity and transform only', () => {
    expect(formatKeyframes([{ offset: 0.5, opacity: 1, dropPx: 20 }])).toEqual([
      { offset: 0.5, opacity: 1, transform: 'translateY(20px)' },
    ]);
  });
});
