import { Bigger } from './Bigger';
import { Closing } from './Closing';
import { StepsScene } from './StepsScene';

/** From the four processes to the way on. */
export const PARTS = { steps: StepsScene, closing: Closing, bigger: Bigger };
