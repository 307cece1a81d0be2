import { useEffect } from 'react';
import { watchEarlyPulls } from '../darn/earlyPull';
import { createLaterParts } from '../laterPart';
import { hangThread } from '../thread/hangThread';
import { Thread } from '../thread/Thread';
import { whenNear } from '../whenNear';
import styles from './ShirtStory.module.css';
import { ZoomScene } from './ZoomScene';

/** All but the first scene. */
export const { Part: ShirtBelow, load: loadShirtBelow } = createLaterParts(
  ['steps', 'closing', 'bigger'],
  () => whenNear('[data-part="steps"]'),
  async () => (await import('./ShirtBelow')).PARTS,
);

/** One T-shirt's water, from your cups to your years, along one thread. */
export function ShirtStory() {
  useEffect(watchEarlyPulls, []);
  return (
    <div className={styles.story}>
      <Thread hang={hangThread} />
      <ZoomScene />
      <ShirtBelow />
    </div>
  );
}
