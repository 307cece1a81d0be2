import { useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../motion/useHydrated';
import { useTellAtRest } from './reader';

const NOTHING: Readonly<Record<string, unknown>> = {};

/** What stands in a navigation state under "typed", which anything may have written. */
function readTyped(state: unknown): Readonly<Record<string, unknown>> {
  const typed = typeof state === 'object' && state !== null ? Reflect.get(state, 'typed') : undefined;
  return typeof typed === 'object' && typed !== null ? typed : NOTHING;
}

/**
 * Keeps what a reader types under a name in its history entry: it is there after a reload, and for who comes back. No link
 * holds it. Gives what was kept, and what to call with each change of `text`.
 */
export function useKeepTyped(name: string, text: string): [kept: string, keep: () => void] {
  const isHydrated = useHydrated();
  const { state } = useLocation();
  const typed = isHydrated ? readTyped(state) : NOTHING;
  const kept = Object.hasOwn(typed, name) ? typed[name] : '';
  const keep = useTellAtRest({ typed: { ...typed, [name]: text } });
  return [typeof kept === 'string' ? kept : '', keep];
}

/** A text that its reader types, kept like that. */
export function useTyped(name: string): [text: string, type: (text: string) => void] {
  const [own, setOwn] = useState<string>();
  const [kept, keep] = useKeepTyped(name, own ?? '');
  const type = (text: string) => {
    setOwn(text);
    keep();
  };
  return [own ?? kept, type];
}
