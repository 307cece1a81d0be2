import type { ProcessId } from '../../../data/processes';
import type { RopeStage } from '../../../thread/ropeStages';

interface StepDye {
  /** Which dye the ground takes. */
  ground: string;
  /** The thread's when it leaves. */
  thread: RopeStage;
}

/** What each step does to ground and thread. */
export const STEP_DYES: Record<ProcessId, StepDye> = {
  bleaching: {
    ground: 'bleach',
    thread: 'white',
  },
  dyeing: {
    ground: 'vat',
    thread: 'indigo',
  },
  printing: {
    ground: 'print',
    thread: 'print',
  },
  finishing: {
    ground: 'boll',
    thread: 'weld',
  },
};
