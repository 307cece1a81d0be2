import { hangThread } from '../thread/hangThread';
import { Thread } from '../thread/Thread';
import { Bigger } from './Bigger';
import { Closing } from './Closing';
import styles from './ShirtStory.module.css';
import { StepsScene } from './StepsScene';
import { ZoomScene } from './ZoomScene';

/** One T-shirt's water, from your cups to your years, along one thread. */
export function ShirtStory() {
  return (
    <div className={styles.story}>
      <Thread hang={hangThread} />
      <ZoomScene />
      <StepsScene />
      <Closing />
      <Bigger />
    </div>
  );
}
