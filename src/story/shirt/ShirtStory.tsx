import { useEffect } from 'react';
import { watchEarlyPulls } from '../darn/earlyPull';
import { createLaterPart } from '../laterPart';
import { hangThread } from '../thread/hangThread';
import { Thread } from '../thread/Thread';
import { whenNear } from '../whenNear';
import type { PARTS } from './ShirtBelow';
import styles from './ShirtStory.module.css';
import { ZoomScene } from './ZoomScene';

const createPart = (name: keyof typeof PARTS) =>
  createLaterPart(
    () => whenNear('[data-part="steps"]'),
    async () => (await import('./ShirtBelow')).PARTS[name],
  );

/** All but the first scene. */
const steps = createPart('steps');
const closing = createPart('closing');
const bigger = createPart('bigger');

export const loadShirtBelow = () => Promise.all([steps, closing, bigger].map(({ load }) => load()));

/** One T-shirt's water, from your cups to your years, along one thread. */
export function ShirtStory() {
  useEffect(watchEarlyPulls, []);
  return (
    <div className={styles.story}>
      <Thread hang={hangThread} />
      <ZoomScene />
      <steps.Part />
      <closing.Part />
      <bigger.Part />
    </div>
  );
}
