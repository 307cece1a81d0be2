import { expect, test } from 'vitest';
import { moveAmongCards } from './Flashcards';

test('moveAmongCards(card, key, cards) walks the row as a ring', () => {
  expect(moveAmongCards(0, 'ArrowRight', 4)).toBe(1);
  expect(moveAmongCards(3, 'ArrowRight', 4)).toBe(0);
  expect(moveAmongCards(0, 'ArrowLeft', 4)).toBe(3);
});

test('moveAmongCards(card, key, cards) goes to both ends, and ignores other keys', () => {
  expect(moveAmongCards(2, 'Home', 4)).toBe(0);
  expect(moveAmongCards(1, 'End', 4)).toBe(3);
  expect(moveAmongCards(1, 'Enter', 4)).toBeUndefined();
});
