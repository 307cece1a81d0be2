import { expect, it } from 'vitest';
import { formatClass } from './classBoard';
import { formatLives } from './lives/address';
import { OPENING } from './lives/life';
import { holdsState } from './stateHash';

it('holdsState(hash) tells what a page shows from the names of places', () => {
  expect([formatLives(OPENING), formatClass([6, 7])].map(holdsState)).toEqual([true, true]);
  expect(['', '#', '#studies', '#cups', '#:~:text=cups='].map(holdsState)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
