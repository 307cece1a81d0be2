import type { ProcessId } from '../../../data/processes';
import type { RopeStage } from '../../thread/ropeStages';

interface StepText {
  /** Which dye the ground takes. */
  ground: string;
  /** The thread's color when it comes in, and when it leaves. */
  thread: readonly [RopeStage, RopeStage];
  text: string;
}

/** What each step says, and what it does to ground and thread. */
export const STEP_TEXTS: Record<ProcessId, StepText> = {
  bleaching: {
    ground: 'bleach',
    thread: ['raw', 'white'],
    text: 'Cotton arrives the color of straw. Bleaching takes that away so a color can be put on, and then the bleach itself has to be rinsed out.',
  },
  dyeing: {
    ground: 'vat',
    thread: ['white', 'indigo'],
    text: 'The thirstiest of the four. Into the vat, out of the vat, and through bath after bath until the water runs clear.',
  },
  printing: {
    ground: 'print',
    thread: ['indigo', 'print'],
    text: 'A stripe, a slogan, a small red dot. The paste goes on nearly dry. Washing away what didn’t stick is the wet part.',
  },
  finishing: {
    ground: 'boll',
    thread: ['print', 'weld'],
    text: 'Softer, smoother, less likely to shrink. The last baths give the cloth the feel you notice in the shop.',
  },
};
