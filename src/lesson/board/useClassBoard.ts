import { useState } from 'react';
import { MOST_PUPILS } from '../../model/classBoard';
import {
  type ClassReplies,
  formatReplies,
  mergeReplies,
  parseReplies,
  replyWithCups,
} from '../../model/reply/classReplies';
import { holdsPupil, leaveOutCut, type PupilReply, type Sentences } from '../../model/reply/reply';
import { ANSWERS_PREFIX, holdsState, startsLike } from '../../model/stateHash';
import type { DailyCups } from '../../model/userInput';
import { useFragment } from '../../ui/reader';

/** What a class has said: its numbers, and by the tags of their answers the sentences, which no link holds. */
interface Said {
  answers: ClassReplies;
  sentences: Readonly<Record<string, Sentences>>;
}

const NOTHING: Said = { answers: [], sentences: {} };
const isSame = (a: Said, b: Said) =>
  formatReplies(a.answers) === formatReplies(b.answers) &&
  JSON.stringify(a.sentences) === JSON.stringify(b.sentences);

/** The class that the address holds, and what the teacher does to it. It is kept nowhere else. */
export function useClassBoard() {
  const [ownHash, setHash] = useFragment();
  const hash = holdsPupil(ownHash) ? '' : ownHash;
  const [said, setSaid] = useState(NOTHING);
  const [before, setBefore] = useState<readonly Said[]>([]);
  const [hasChanged, setHasChanged] = useState(false);
  const [readHash, setReadHash] = useState('');
  const read = parseReplies(hash);

  /** What stood before can be undone to; an empty board that nobody has changed is no step. */
  const step = (next: Said) => {
    if (isSame(next, said)) return;
    if (before.length > 0 || said.answers.length > 0 || hasChanged) setBefore([...before, said]);
    setSaid(next);
  };
  // Another link in the same tab. One that cannot be read leaves the board as it stands.
  if (hash !== readHash) {
    setReadHash(hash);
    if (read) step({ ...said, answers: read });
  }

  const show = (answers: ClassReplies) => {
    setHasChanged(true);
    // At once: the next tap adds to this one.
    setHash(formatReplies(answers));
  };
  const change = (next: Said) => {
    if (isSame(next, said)) return;
    setBefore([...before, said]);
    setSaid(next);
    show(next.answers);
  };
  const { answers, sentences } = said;
  const last = before.at(-1);
  return {
    answers,
    sentences: answers.flatMap(({ tag = '' }) => sentences[tag] ?? []),
    /** Whether the address says a class that cannot be read; a fragment that names a place says none. */
    isBad: read === undefined && (holdsState(hash) || startsLike(hash, ANSWERS_PREFIX)),
    /** Whether it comes from a link of the first edition, which does not say how long it is, and stands as it came. */
    mayBeCut: !hasChanged && read !== undefined && /^#(?:cups=|class=1\.)/.test(hash),
    /** Whether it is the teacher's doing, on this visit, that it stands as it does. */
    hasChanged,
    isFull: answers.length >= MOST_PUPILS,
    add: (each: DailyCups) => change({ ...said, answers: [...answers, replyWithCups(each)] }),
    /** Takes in what pupils have answered. Returns how many found no room, and how many were cut short. */
    take: (pupils: readonly PupilReply[]) => {
      const stood = answers.flatMap(({ tag, ...numbers }) =>
        tag === undefined ? [] : { ...numbers, tag, sentence: '', ...sentences[tag] },
      );
      const whole = leaveOutCut(stood, pupils);
      const next = mergeReplies(
        answers,
        whole.map(({ tag, cups, before, after, counted }) => ({ tag, cups, before, after, counted })),
      );
      const seated = whole.filter(({ tag }) => next.some((answer) => answer.tag === tag));
      const told = { ...sentences };
      for (const { tag, sentence, prediction } of seated) {
        delete told[tag];
        if (sentence || prediction) told[tag] = { sentence, prediction };
      }
      change({ answers: next, sentences: told });
      return { leftOut: whole.length - seated.length, cut: pupils.length - whole.length };
    },
    clear: () => change({ ...said, answers: [] }),
    /** Takes the last change back; without one, as in a board from a link, the last pupil. */
    undo: () => {
      const previous = last ?? { ...said, answers: answers.slice(0, -1) };
      setBefore(before.slice(0, -1));
      setSaid(previous);
      show(previous.answers);
    },
    canUndo: last !== undefined || answers.length > 0,
  };
}

export type Board = ReturnType<typeof useClassBoard>;
