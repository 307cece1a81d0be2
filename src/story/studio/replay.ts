/**
 * What was done, in its order. Thousands of calls are handed over in a frame: as numbers that takes no time. Each is
 * its object, its name, the number that its result will go by (0 for none), how many values it has, two sets of bits
 * that say which of them stand for an object and which for a thing, and the values themselves.
 */
export interface Recording {
  numbers: Float64Array<ArrayBuffer>;
  /** Names that were used for the first time: each goes by its place among all there ever were. */
  names: readonly string[];
  /** Values that are neither numbers nor objects. */
  things: readonly unknown[];
}

/** The number of the object that makes all others. */
export const MAKER = 1;

/**
 * Creates what does again what was recorded.
 * @param maker has the functions that make objects
 */
export function createReplay(maker: object): (recording: Recording) => void {
  const objects = new Map<number, unknown>();
  const known: string[] = [];
  objects.set(MAKER, { ...maker, forget: (id: number) => void objects.delete(id) });
  return ({ numbers, names, things }) => {
    known.push(...names);
    let at = 0;
    const next = () => numbers[at++] ?? 0;
    while (at < numbers.length) {
      const object = objects.get(next()) as Record<string, unknown>;
      const name = known[next()] ?? '';
      const [result, count, areObjects, areThings] = [next(), next(), next(), next()];
      const values: unknown[] = [];
      for (let bit = 1; values.length < count; bit <<= 1) {
        const value = next();
        if (areObjects & bit) values.push(objects.get(value));
        else values.push(areThings & bit ? things[value] : value);
      }
      const member = object[name];
      if (typeof member !== 'function') object[name] = values[0];
      else {
        const made: unknown = member.apply(object, values);
        if (result > 0) objects.set(result, made);
      }
    }
  };
}
