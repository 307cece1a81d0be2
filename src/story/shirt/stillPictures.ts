/**
 * The pictures that the build writes into `stills/`, and what they show. Those of thousands of cups are cut into two
 * stripes, one above the other: a browser reads each in one go, and a whole one would hold the page up.
 */
export const STILLS = {
  shirt: {
    widthPx: 720,
    heightPx: 740,
    stripes: 2,
    alt: 'A T-shirt made of 11,421 small cups, one for each cup of water that its cotton took.',
  },
  waters: {
    widthPx: 720,
    heightPx: 740,
    stripes: 2,
    alt: 'The same T-shirt of cups, dyed by its waters: sleeves and yoke for rain, the body for irrigation, and a hem of outlined cups that are only counted, to thin out pollution.',
  },
  steps: {
    widthPx: 640,
    heightPx: 520,
    stripes: 1,
    alt: '403 cups in rows: 32 for bleaching, 212 for dyeing, 53 for printing and 106 for finishing. The filled cups are “at least”; with the outlined ones it is “up to”.',
  },
  field: {
    widthPx: 1000,
    heightPx: 490,
    stripes: 2,
    alt: '11,824 cups: a wide pale field of 11,421 for the cotton, and below it four small blocks for the factory.',
  },
} as const;

export type StillName = keyof typeof STILLS;

/** The address of a picture's stripe, counted from the top, below the site's base. */
export const stillPath = (name: StillName, stripe: number) => `stills/${name}-${stripe + 1}.svg`;
