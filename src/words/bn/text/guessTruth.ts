// What the guesses of a T-shirt’s cups and of the lake come to, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/guessTruth';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./guessTruth')>;

export const timesAsMany = (cups: string, times: string) => `তোমার অনুমান: ${cups}। টি-শার্টে লাগে তার ${times} গুণ।`;
export const enoughFor = (cups: string, shirts: string) =>
  `তোমার অনুমান: ${cups}। তাতে ${shirts}টি টি-শার্ট হয়ে যায়।`;
export const within = (cups: string, percent: string) => `তোমার অনুমান: ${cups}। তফাত ${percent}-এর কম।`;
export const exactly = (guess: string) => `তোমার অনুমান: ${guess}। একদম ঠিক।`;
export const lakeIs = (guess: string, share: string) => `তোমার অনুমান: ${guess}। আসলে ${share}।`;
export const lakeAbove = (guess: string, times: string) => `তোমার অনুমান: ${guess}। আসলের ${times} গুণ।`;
export const lakeBelow = (guess: string, times: string) => `তোমার অনুমান: ${guess}। আসলে তার ${times} গুণ।`;
export const lakeNear = (guess: string) => `তোমার অনুমান: ${guess}। সেটাই ঠিক।`;
