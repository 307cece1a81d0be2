import * as words from '#words/plain/stills';
import { COTTON_CUPS } from '../../data/shirt';
import { formatCups, formatNumber } from '../../model/format';
import { SHIRT_CUPS } from '../../model/shirt';
import { steps } from '../../model/steps';

/**
 * The pictures that the build writes into `stills/`, and what they show. Those of thousands of cups are cut into two
 * stripes, one above the other: a browser reads each in one go, and a whole one would hold the page up.
 */
export const STILLS = {
  shirt: {
    widthPx: 720,
    heightPx: 740,
    stripes: 2,
    alt: words.shirt(formatNumber(COTTON_CUPS)),
  },
  waters: {
    widthPx: 720,
    heightPx: 740,
    stripes: 2,
    alt: words.waters,
  },
  steps: {
    widthPx: 640,
    heightPx: 520,
    stripes: 1,
    alt: words.steps(
      formatCups(steps.at(-1)?.highTotal ?? 0),
      steps.map(({ highCups }) => highCups),
    ),
  },
  field: {
    widthPx: 1000,
    heightPx: 490,
    stripes: 2,
    alt: words.field(formatCups(SHIRT_CUPS), formatNumber(COTTON_CUPS)),
  },
} as const;

export type StillName = keyof typeof STILLS;

/** The address of a picture's stripe, counted from the top, below the site's base. */
export const stillPath = (name: StillName, stripe: number) => `stills/${name}-${stripe + 1}.svg`;
