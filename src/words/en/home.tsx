// The words of home: the title, the question and the pour.

import type { ReactNode } from 'react';

export const pageTitle = 'The Thirsty Fashion Industry';

/**
 * The title's wood type: the first two words are one line on wide screens, and two on phones, the first a short one. The
 * lines are of like width; the stream pours through the dot of the third's last i.
 */
export const titleLines = { the: 'The', thirsty: 'Thirsty', fashion: 'Fashion', industry: 'Industry.' };

/** Under the title: how long the story takes (measured in home.spec.ts), and what it promises. */
export const promise =
  'A five-minute story about the water in one T-shirt. Every number shows where it comes from.';

export const question = 'How many cups of water do you drink a day?';
/** Where readers know no US cup: how much it holds. */
export const cupNote: ReactNode = null;
export const cups = 'cups of water';
/** After its number. */
export const cupsUnit = (count: number) => (count === 1 ? 'cup of water' : 'cups of water');
export const hint = 'Pick a cup. We’ll pour, then turn the page.';
export const withoutScript = 'See what one T-shirt drinks';

export const answerYou = 'That was you.';
export const saidYou = (count: ReactNode) => <>You chose {count}.</>;
export const stop = 'Stop';
export const goOn = 'Go on now';
