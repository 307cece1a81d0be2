import * as words from '#words/text/stills';
import { COTTON_CUPS } from '../../data/shirt';
import { formatCups, formatNumber } from '../../model/format';
import { SHIRT_CUPS } from '../../model/shirt';
import { steps } from '../../model/steps';
import type { StillName } from '../../ui/stillPictures';

const [bleaching = 0, dyeing = 0, printing = 0, finishing = 0] = steps.map(({ highCups }) => highCups);

/** What the still pictures show. */
export const STILL_TEXTS: Readonly<Record<StillName, string>> = {
  shirt: words.shirt(formatNumber(COTTON_CUPS)),
  waters: words.waters,
  steps: words.steps(formatCups(steps.at(-1)?.highTotal ?? 0), bleaching, dyeing, printing, finishing),
  field: words.field(formatCups(SHIRT_CUPS), formatNumber(COTTON_CUPS)),
};
