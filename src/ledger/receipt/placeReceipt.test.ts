import { describe, expect, it } from 'vitest';
import { placeReceipt } from './placeReceipt';

const size = { width: 300, height: 200 };
const viewport = { width: 1000, height: 800 };
const place = (left: number, top: number) =>
  placeReceipt({ left, top, width: 100, height: 20 }, size, viewport);

describe('placeReceipt', () => {
  it('placeReceipt(figure, …) stands below the figure, middle under middle', () => {
    expect(place(450, 100)).toEqual({ left: 350, top: 130 });
  });

  it('placeReceipt(figure, …) stands to the right where there is no room below, and above where there is none either', () => {
    expect(place(450, 700)).toEqual({ left: 560, top: 592 });
    expect(place(650, 700)).toEqual({ left: 550, top: 490 });
  });

  it('placeReceipt(figure, size, viewport, sentence) leaves the whole sentence free', () => {
    const sentence = { left: 40, top: 90, width: 600, height: 80 };
    const figure = { left: 100, top: 100, width: 50, height: 20 };
    expect(placeReceipt(figure, size, viewport, sentence)).toEqual({ left: 8, top: 180 });
    expect(placeReceipt(figure, size, { width: 1000, height: 300 }, sentence)).toEqual({
      left: 650,
      top: 10,
    });
  });

  it('placeReceipt(figure, …) stays inside at both sides', () => {
    expect([place(0, 100).left, place(950, 100).left]).toEqual([8, 692]);
  });

  it('placeReceipt(figure, size, viewport) covers the figure where it fits on neither side', () => {
    expect(
      placeReceipt({ left: 0, top: 150, width: 100, height: 20 }, size, { width: 320, height: 320 }),
    ).toEqual({ left: 8, top: 112 });
  });

  it('placeReceipt(figure, size, viewport) begins at the margin in a viewport that is too small', () => {
    expect(placeReceipt({ left: 0, top: 0, width: 0, height: 0 }, size, { width: 0, height: 0 })).toEqual({
      left: 8,
      top: 8,
    });
  });
});
