import { expect, it } from 'vitest';
import { sewThread } from './sewThread';

const read = (guess: number | undefined, truth: number) => {
  const { pieces, knots } = sewThread(guess, truth);
  return [
    ...pieces.map(({ from, to, look }) => `${look} ${from}–${to}`),
    ...knots.map(({ at, look }) => `${look} at ${at}`),
  ];
};

it('sewThread(guess, truth) goes on from the guess to the truth', () => {
  expect(read(0.3, 0.8)).toEqual(['guess 0–0.3', 'truth 0.3–0.8', 'guess at 0.3', 'truth at 0.8']);
});

it('sewThread(guess, truth) leaves loose what is beyond the truth', () => {
  expect(read(0.8, 0.3)).toEqual(['truth 0–0.3', 'loose 0.3–0.8', 'guess at 0.8', 'truth at 0.3']);
});

it('sewThread(undefined, truth) is the truth alone, and one that is it has one knot', () => {
  expect(read(undefined, 0.3)).toEqual(['truth 0–0.3', 'truth at 0.3']);
  expect(read(0.3, 0.3)).toEqual(['guess 0–0.3', 'exact at 0.3']);
});
