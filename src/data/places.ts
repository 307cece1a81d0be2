import { PLACE_WORDS } from '#words/text/places';

/**
 * Where the cotton of a T-shirt can have grown. Water: Mekonnen and Hoekstra (2011), seed cotton, average of 1996 to
 * 2005, liters per kilogram, evaporated by the plants and their fields. Harvest: worked out from the same study.
 */
export interface Place {
  id: PlaceId;
  /** As it stands alone: "Uzbekistan". */
  name: string;
  /** As a sentence begins: "Grown in Uzbekistan". */
  grown: string;
  irrigationLitersPerKg: number;
  rainLitersPerKg: number;
  /** Million metric tons of seed cotton a year about 2000; undefined where it was not counted apart. */
  harvestMegatons?: number;
}

const rows = {
  mexico: [2100, 800, 0.295],
  usa: [903, 2114, 9.623],
  brazil: [18, 2208, 1.672],
  argentina: [96, 5744, 0.55],
  benin: [0, 4753, 0.32],
  greece: [1186, 534, 1.091],
  egypt: [3805, 154, 0.68],
  turkiye: [2330, 476, 2.13],
  turkmenistan: [4772, 999, 0.905],
  uzbekistan: [3341, 351, 3.019],
  pakistan: [2156, 982, 5.05],
  india: [1866, 6490, 4.581],
  xinjiang: [952, 979],
  china: [247, 1440, 12.716],
  australia: [1827, 837, 0.993],
} as const satisfies Record<string, readonly [irrigation: number, rain: number, harvest?: number]>;

export type GrowerId = keyof typeof rows;
export type PlaceId = GrowerId | 'world';

function createPlace(id: PlaceId, [irrigation, rain, harvest]: readonly [number, number, number?]): Place {
  if (!(irrigation >= 0 && rain > 0)) throw new RangeError(`places: ${id} must have water`);
  return {
    id,
    ...PLACE_WORDS[id],
    irrigationLitersPerKg: irrigation,
    rainLitersPerKg: rain,
    ...(harvest === undefined ? {} : { harvestMegatons: harvest }),
  };
}

/** Fifteen places in the order of the thread, which runs from west to east: never a rank. */
export const growers: readonly Place[] = (Object.keys(rows) as GrowerId[]).map((id) =>
  createPlace(id, rows[id]),
);

/** The average of all fields, then the fifteen. */
export const places: readonly Place[] = [createPlace('world', [1306, 2282]), ...growers];
