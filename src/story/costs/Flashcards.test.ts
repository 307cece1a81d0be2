import { expect, test } from 'vitest';
import { describeTurned, moveAmongCards } from './Flashcards';

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

test('describeTurned(card) names the material, its place, and that it is turned; without a card it says nothing', () => {
  expect(describeTurned(0)).toBe('Cotton: card 1 of 4, turned over.');
  expect(describeTurned(3)).toBe('Polyester: card 4 of 4, turned over.');
  expect(describeTurned(-1)).toBe('');
});
