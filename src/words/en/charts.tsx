// What stands beside every chart: buttons, guess, table, checks and credits.

import type { ReactNode } from 'react';

export const play = 'Play';
export const pause = 'Pause';
/** What the pause button adds for the ear: what it stops. */
export const ofEffect = (effect: string) => ` ${effect}`;

export const downloadCsv = 'Download as CSV';
export const hearChart = 'Hear the chart';
export const pauseSound = 'Pause the sound';
export const soundFailed = 'The sound did not load.';

export const guessFirst = 'Guess first';
export const highestBar = 'The highest bar';
export const standsAt = (unit: string) => `The highest bar stands at, in ${unit}`;
export const at = 'at';

export const weChecked = 'We checked';
export const gramsSaid = 'Our first draft said ';
/** Of all three charts of fabrics. */
export const fiberSaid = 'The axes say ';
export const megajoulesSaid = 'The axis says ';

export const credits = (source: string, story: ReactNode) => (
  <>
    Source: {source}. Chart: {story}, CC BY 4.0.
  </>
);
