import type { ProcessId } from '../../../data/processes';
import { steps } from '../../../model/steps';

/** One cup of the steps: its process, and whether the lowest estimate already needs it. */
export type StepCup = { process: ProcessId; isCertain: boolean };

/** The 403 cups of the four processes in their order; of each the certain ones come first. */
export function listStepCups(): StepCup[] {
  return steps.flatMap(({ id, lowCups, highCups }) =>
    Array.from({ length: highCups }, (_, index) => ({ process: id, isCertain: index < lowCups })),
  );
}
