import { MAKER, type Recording } from './replay';

/** Records what is done to objects that somebody else holds. */
export interface Recorder {
  /** Lets the maker make an object. @param known what can be read or called of it here */
  make: (how: string, values: readonly unknown[], known?: Record<string, unknown>) => object;
  /** Lets the maker make a canvas of that size, with its context. */
  makeCanvas: (
    how: string,
    values: readonly unknown[],
    size: { width: number; height: number },
  ) => HTMLCanvasElement;
  /** What was recorded since the last time. */
  take: () => Recording;
}

/**
 * Creates stand-ins for objects that whoever replays the recording holds. What is set on them can be read again; what
 * they are called for comes back only where it is an object to draw with.
 * @param onFirst is called with the first record since the last was taken
 */
export function createRecorder(onFirst: () => void): Recorder {
  const ids = new WeakMap<object, number>();
  const codes = new Map<string, number>();
  let lastId = MAKER;
  let numbers: number[] = [];
  let names: string[] = [];
  let things: unknown[] = [];

  const readCode = (name: string) => {
    const known = codes.get(name);
    if (known !== undefined) return known;
    names.push(name);
    codes.set(name, codes.size);
    return codes.size - 1;
  };

  const record = (target: number, name: string, values: readonly unknown[], result = 0) => {
    if (numbers.length === 0) onFirst();
    const head = numbers.push(target, readCode(name), result, values.length, 0, 0);
    let [areObjects, areThings] = [0, 0];
    for (const [i, value] of values.entries()) {
      const id = typeof value === 'number' ? undefined : ids.get(value as object);
      if (typeof value === 'number') numbers.push(value);
      else if (id !== undefined) {
        areObjects |= 1 << i;
        numbers.push(id);
      } else {
        areThings |= 1 << i;
        numbers.push(things.push(value) - 1);
      }
    }
    numbers[head - 2] = areObjects;
    numbers[head - 1] = areThings;
  };

  // What the page no longer holds is not held for it.
  const forgotten = new FinalizationRegistry<number>((id) => record(MAKER, 'forget', [id]));

  const standIn = (id: number, known: Record<string, unknown>): object => {
    const remote = new Proxy(known, {
      get: (_known, name: string) => {
        known[name] ??= (...values: unknown[]) => {
          // Of all that is called while drawing, only gradients and patterns are used further.
          const result = name.startsWith('create') ? ++lastId : 0;
          record(id, name, values, result);
          return result > 0 ? standIn(result, {}) : undefined;
        };
        return known[name];
      },
      set: (_known, name: string, value) => {
        known[name] = value;
        record(id, name, [value]);
        return true;
      },
    });
    ids.set(remote, id);
    forgotten.register(remote, id);
    return remote;
  };

  const make: Recorder['make'] = (how, values, known = {}) => {
    const id = ++lastId;
    record(MAKER, how, values, id);
    return standIn(id, known);
  };

  return {
    make,
    makeCanvas(how, values, size) {
      const ofContext: Record<string, unknown> = {};
      const canvas = make(how, values, { ...size, getContext: () => context });
      record(lastId, 'getContext', ['2d'], ++lastId);
      const context = standIn(lastId, ofContext);
      ofContext.canvas = canvas;
      return canvas as HTMLCanvasElement;
    },
    take() {
      const recording = { numbers: new Float64Array(numbers), names, things };
      [numbers, names, things] = [[], [], []];
      return recording;
    },
  };
}
