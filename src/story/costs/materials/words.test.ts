import { expect, test } from 'vitest';
import { COSTS_WORDS, findRest, isSaid } from './words';

const listSaid = (progress: number, isStriped: boolean) =>
  COSTS_WORDS.filter((words) => isSaid(words, progress, isStriped)).map(({ name }) => name);

test('isSaid(words, progress) lets each half make one claim and give one note at a time', () => {
  expect(listSaid(-0.1, false)).toEqual(['thirst', 'share', 'question', 'turns']);
  expect(listSaid(0.5, false)).toEqual(['thirst', 'share', 'burning', 'turns']);
  expect(listSaid(0.7, false)).toEqual(['thirst', 'share', 'breathe', 'grains']);
  expect(listSaid(0.8, false)).toEqual(['thirst', 'share', 'breath', 'grains']);
  expect(listSaid(1, false)).toEqual(['breath', 'grains', 'winners', 'least']);
});

test('isSaid(words, progress, true) makes one claim and gives one note', () => {
  expect(listSaid(-0.1, true)).toEqual(['thirst', 'share']);
  expect(listSaid(0.5, true)).toEqual(['burning', 'turns']);
  expect(listSaid(0.7, true)).toEqual(['breathe', 'grains']);
  expect(listSaid(0.8, true)).toEqual(['breath', 'grains']);
  expect(listSaid(1, true)).toEqual(['winners', 'least']);
});

test('findRest(words) is where they stand', () => {
  for (const isStriped of [false, true])
    for (const words of COSTS_WORDS.filter(({ striped }) => !isStriped || striped))
      expect(isSaid(words, findRest(words, isStriped), isStriped), words.name).toBe(true);
});
