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

/** After a chart's question. */
export const tapOne = 'Tap one.';
/** After the press: what was guessed, before what it is. */
export const youSaid = (bar: string, value: ReactNode) => (
  <>
    <span>{`You said ${bar}: `}</span>
    {value}.
  </>
);
export const youSaidSo = 'You said so.';

export const weChecked = 'We checked';
/** What the numbers of an axis fit. */
export const gramsCheck = (grams: ReactNode) => <>The axis says kg per kg. The numbers fit {grams}.</>;
export const fiberCheck = (fiber: ReactNode) => <>The axis says fabric. The numbers fit {fiber}.</>;
export const energyCheck = (fiber: ReactNode, megajoules: ReactNode) => (
  <>
    The axes say fabric and kWh. The numbers fit {fiber} and {megajoules}.
  </>
);
export const fiber = 'fiber';
export const megajoules = 'megajoules';

export const credits = (source: string, story: ReactNode) => (
  <>
    Source: {source}. Chart: {story}, CC BY 4.0.
  </>
);
