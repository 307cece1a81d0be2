// What the guesses of a T-shirt’s cups and of the lake come to, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/guessTruth';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./guessTruth')>;

export const timesAsMany = (cups: string, times: string) =>
  `Vous avez parié sur ${cups}. Le T-shirt en demande ${times} fois autant.`;
export const enoughFor = (cups: string, shirts: string) =>
  `Vous avez parié sur ${cups}\u00a0: de quoi faire ${shirts} fois un T-shirt.`;
export const within = (cups: string, percent: string) =>
  `Vous avez parié sur ${cups}. C’est juste à ${percent} près.`;
export const exactly = (guess: string) => `Vous avez parié sur ${guess}. C’est exactement cela.`;
export const lakeIs = (guess: string, share: string) => `Vous avez parié sur ${guess}. C’est ${share}.`;
export const lakeAbove = (guess: string, times: string) =>
  `Vous avez parié sur ${guess}\u00a0: ${times} fois trop.`;
export const lakeBelow = (guess: string, times: string) =>
  `Vous avez parié sur ${guess}. C’est ${times} fois autant.`;
export const lakeNear = (guess: string) => `Vous avez parié sur ${guess}. C’est cela.`;
