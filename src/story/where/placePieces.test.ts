import { describe, expect, it } from 'vitest';
import { placeWaters } from '../../model/placeWater';
import { cutOutline } from '../shirt/shirtOutline';
import { placePieces } from './placePieces';

describe('placePieces', () => {
  it.each(placeWaters.map(({ id, both }) => [id, both] as const))(
    'placePieces(count) knits the shirt of %s from exactly %i cups, all inside its outline',
    (_, count) => {
      const { places } = placePieces(count);
      expect(places).toHaveLength(2 * count);
      for (let index = 0; index < count; index++) {
        const [x = 9, y = 9] = [places[2 * index], places[2 * index + 1]];
        if (!cutOutline(y).some(([from, to]) => x >= from && x <= to)) throw new Error(`out at ${x}, ${y}`);
      }
    },
  );

  it('placePieces(count) has no piece twice, and none for none', () => {
    const { places } = placePieces(887);
    const seen = new Set(Array.from({ length: 887 }, (_, i) => `${places[2 * i]} ${places[2 * i + 1]}`));
    expect(seen.size).toBe(887);
    expect(placePieces(0).places).toHaveLength(0);
    expect(placePieces(1).places).toHaveLength(2);
  });
});
