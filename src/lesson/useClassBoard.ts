import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { holdsPupil, type PupilAnswer } from '../model/answer/answer';
import {
  answerCups,
  type ClassAnswers,
  formatAnswers,
  mergeAnswers,
  parseAnswers,
} from '../model/answer/classAnswers';
import { MOST_PUPILS } from '../model/classBoard';
import { holdsState } from '../model/stateHash';
import type { DailyCups } from '../model/userInput';
import { useHydrated } from '../motion/useHydrated';

const NOBODY: ClassAnswers = [];

/** The class that the address holds, and what the teacher does to it. It is kept nowhere else. */
export function useClassBoard() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // The HTML as sent knows nothing of a fragment.
  const read = parseAnswers(useHydrated() && !holdsPupil(hash) ? hash : '');
  const answers = read ?? NOBODY;
  const [before, setBefore] = useState<readonly ClassAnswers[]>([]);
  const [hasChanged, setHasChanged] = useState(false);
  /** By the tags of their answers. */
  const [sentences, setSentences] = useState<Readonly<Record<string, string>>>({});

  const show = (next: ClassAnswers) => {
    setHasChanged(true);
    // At once: the next tap adds to this one.
    navigate(
      { pathname, search, hash: formatAnswers(next) },
      { replace: true, state, preventScrollReset: true, flushSync: true },
    );
  };
  const change = (next: ClassAnswers) => {
    setBefore([...before, answers]);
    show(next);
  };
  const last = before.at(-1);
  return {
    answers,
    sentences: answers.map(({ tag = '' }) => sentences[tag] ?? '').filter((sentence) => sentence !== ''),
    /** Whether the address says a class that cannot be read; a fragment that names a place says none. */
    isBad: read === undefined && holdsState(hash),
    /** Whether it is the teacher's doing, on this visit, that it stands as it does. */
    hasChanged,
    isFull: answers.length >= MOST_PUPILS,
    add: (each: DailyCups) => change([...answers, answerCups(each)]),
    /** Takes in what pupils have answered. Returns how many found no room. */
    take: (pupils: readonly PupilAnswer[]): number => {
      const next = mergeAnswers(
        answers,
        pupils.map(({ sentence: _, ...numbers }) => numbers),
      );
      setSentences({
        ...sentences,
        ...Object.fromEntries(pupils.map(({ tag, sentence }) => [tag, sentence])),
      });
      if (formatAnswers(next) !== formatAnswers(answers)) change(next);
      return pupils.filter(({ tag }) => !next.some((answer) => answer.tag === tag)).length;
    },
    clear: () => change(NOBODY),
    /** Takes the last change back; without one, as in a board from a link, the last pupil. */
    undo: () => {
      setBefore(before.slice(0, -1));
      show(last ?? answers.slice(0, -1));
    },
    canUndo: last !== undefined || answers.length > 0,
  };
}

export type Board = ReturnType<typeof useClassBoard>;
