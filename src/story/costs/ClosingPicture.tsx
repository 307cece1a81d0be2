import { Illustration } from '../picture/Illustration';
import styles from './ClosingPicture.module.css';

/** The still life that closes the story, from edge to edge. */
export function ClosingPicture() {
  return (
    <div data-ground="paper">
      <Illustration id="hero" className={styles.picture} sizes="100vw" />
    </div>
  );
}
