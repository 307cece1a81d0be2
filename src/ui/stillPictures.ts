/**
 * The pictures that the build writes into `stills/`. Those of thousands of cups are cut into two stripes, one above the
 * other: a browser reads each in one go, and a whole one would hold the page up.
 */
export const STILLS = {
  shirt: { widthPx: 720, heightPx: 740, stripes: 2 },
  waters: { widthPx: 720, heightPx: 740, stripes: 2 },
  steps: { widthPx: 640, heightPx: 520, stripes: 1 },
  field: { widthPx: 1000, heightPx: 490, stripes: 2 },
} as const;

export type StillName = keyof typeof STILLS;

/** The address of a picture's stripe, counted from the top, below the site's base. */
export const stillPath = (name: StillName, stripe: number) => `stills/${name}-${stripe + 1}.svg`;

/** The address of a table as cloth. */
export const weavePath = (table: string) => `stills/weave-${table}.svg`;
