import { expect, it } from 'vitest';
import { formatClass } from './classBoard';
import { formatActivity } from './lesson/activity';
import { formatLives } from './lives/address';
import { OPENING } from './lives/life';
import { holdsClass, holdsState } from './stateHash';

it('holdsState(hash) tells what a page shows from the names of places', () => {
  expect(
    [
      formatLives(OPENING),
      formatClass([6, 7]),
      '#class=1.k3f9_6',
      '#answer=1.k3f9',
      formatActivity({ ask: 'Why?', stops: [] }),
    ].map(holdsState),
  ).toEqual([true, true, true, true, true]);
  expect(['', '#', '#studies', '#cups', '#:~:text=cups='].map(holdsState)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('holdsClass(hash) is true of a class and of a pupil, not of two lives', () => {
  expect(
    [formatClass([6, 7]), '#class=1.k3f9_6', '#answer=1.k3f9', formatLives(OPENING), ''].map(holdsClass),
  ).toEqual([true, true, true, false, false]);
});
