import { keepPlace } from './keepPlace';
import { setView } from './setView';

/** A page whose scripts take longer turns plain. */
export const LONGEST_START_MS = 10_000;

/** Turns the page to its plain reading, as it is without script; what stands at the window's top stays there. */
export function turnPlain(): void {
  const { dataset } = document.documentElement;
  keepPlace(() => {
    delete dataset.script;
    setView('plain');
    for (const asked of ['notice', 'offer', 'present', 'says']) delete dataset[asked];
  });
}
