import { MAKER, type Recording } from './replay';

/** With its values a call takes less than so many numbers: there are 32 bits to say what they are. */
const MOST_OF_A_CALL = 40;

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
  let numbers = new Float64Array(1024);
  let length = 0;
  let names: string[] = [];
  let things: unknown[] = [];

  const readCode = (name: string) => {
    const known = codes.get(name);
    if (known !== undefined) return known;
    names.push(name);
    codes.set(name, codes.size);
    return codes.size - 1;
  };

  const makeRoom = () => {
    if (numbers.length - length > MOST_OF_A_CALL) return;
    const full = numbers;
    numbers = new Float64Array(2 * full.length);
    numbers.set(full);
  };

  const record = (target: number, name: string, values: readonly unknown[], result = 0) => {
    if (length === 0) onFirst();
    makeRoom();
    const head = length;
    length += 6;
    let [areObjects, areThings, bit] = [0, 0, 1];
    for (const value of values) {
      let number = value as number;
      if (typeof value !== 'number') {
        const id = ids.get(value as object);
        if (id === undefined) areThings |= bit;
        else areObjects |= bit;
        number = id ?? things.push(value) - 1;
      }
      numbers[length++] = number;
      bit <<= 1;
    }
    numbers[head] = target;
    numbers[head + 1] = readCode(name);
    numbers[head + 2] = result;
    numbers[head + 3] = values.length;
    numbers[head + 4] = areObjects;
    numbers[head + 5] = areThings;
  };

  // What the page no longer holds is not held for it.
  const forgotten = new FinalizationRegistry<number>((id) => record(MAKER, 'forget', [id]));

  const standIn = (id: number, known: Record<string, unknown>): object => {
    const remote = new Proxy(known, {
      get: (_known, name: string) => {
        // Whoever awaits a stand-in must not take it for a promise.
        if (name === 'then') return undefined;
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
      const recording = { numbers: numbers.slice(0, length), names, things };
      [length, names, things] = [0, [], []];
      return recording;
    },
  };
}
