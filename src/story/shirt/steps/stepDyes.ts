import type { ProcessId } from '../../../data/processes';
import type { RopeStage } from '../../../thread/ropeStages';

interface StepDye {
  /** Which dye the ground takes. */
  ground: string;
  /** The thread's color when it comes in, and when it leaves. */
  thread: readonly [RopeStage, RopeStage];
}

/** What each step does to ground and thread. */
export const STEP_DYES: Record<ProcessId, StepDye> = {
  bleaching: {
    ground: 'bleach',
    thread: ['raw', 'white'],
  },
  dyeing: {
    ground: 'vat',
    thread: ['white', 'indigo'],
  },
  printing: {
    ground: 'print',
    thread: ['indigo', 'print'],
  },
  finishing: {
    ground: 'boll',
    thread: ['print', 'weld'],
  },
};
