/** A time that components can follow without their page being rendered again. */
export interface Clock {
  read: () => number;
  set: (elapsedMs: number) => void;
  subscribe: (onChange: () => void) => () => void;
}

/** A clock that stands at 0 until it is set. */
export function createClock(): Clock {
  let time = 0;
  const listeners = new Set<() => void>();
  return {
    read: () => time,
    set(elapsedMs) {
      time = elapsedMs;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
