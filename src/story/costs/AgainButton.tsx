import type { Ref } from 'react';
import * as words from '#words/costs';
import { Button } from '../../ui/Button';
import styles from './AgainButton.module.css';

interface AgainButtonProps {
  isRunning?: boolean;
  /** Starts it, or stops it while it runs. */
  onPress: () => void;
  buttonRef?: Ref<HTMLButtonElement>;
  /** Whether there is nothing to play yet: the button then keeps its place, unseen. */
  isIdle?: boolean;
}

/** Plays once more what the reader has seen, and stops it. Without motion there is nothing to play. */
export function AgainButton({ isRunning = false, onPress, buttonRef, isIdle }: AgainButtonProps) {
  return (
    <Button
      isSmall
      className={styles.again}
      data-idle={isIdle || undefined}
      onClick={onPress}
      ref={buttonRef}
    >
      <svg viewBox="0 0 20 20" width="17" height="17" aria-hidden="true">
        <path
          d={isRunning ? 'M4 4h12v12H4z' : 'M4 10a6 6 0 1 0 2-4.500M6 1.500V6h4.500'}
          data-solid={isRunning || undefined}
        />
      </svg>
      <span>{isRunning ? words.stop : words.playAgain}</span>
    </Button>
  );
}
