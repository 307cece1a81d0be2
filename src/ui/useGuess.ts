import { useState } from 'react';
import { useLocation } from 'react-router';
import type { GuessName } from '../model/guess/reader';
import { useKeepInAddress } from './useKeepInAddress';
import { useGuesses } from './userInput';

/**
 * What the reader guesses, and how to set it: in the history entry and the address once the hand rests; undefined takes it
 * back.
 */
export function useGuess(
  name: GuessName,
): [guess: number | undefined, setGuess: (next: number | undefined) => void] {
  const { key } = useLocation();
  const kept = useGuesses()[name];
  // Of this history entry: another one has a guess of its own.
  const [own, setOwn] = useState<{ key: string; guess: number | undefined }>();
  const guess = own?.key === key ? own.guess : kept;
  const keep = useKeepInAddress({ [name]: guess ?? null }, { [name]: guess });
  return [
    guess,
    (next) => {
      setOwn({ key, guess: next });
      keep();
    },
  ];
}
