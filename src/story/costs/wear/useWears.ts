import { figures } from '../../../data/figures';
import { useReader } from '../../../ui/reader';

/** What the slider says before it is moved, and what the claims are about: no address has to say it. */
export const START_WEARS: number = figures['wears-30'].value;

/** How often the reader wears the shirt, for all that goes by it. */
export function useWears(): [wears: number, setWears: (next: number) => void] {
  const [said, say] = useReader('wears');
  return [said ?? START_WEARS, (next) => say(next === START_WEARS ? undefined : next)];
}
