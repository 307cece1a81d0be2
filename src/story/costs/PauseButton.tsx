import shared from '../charts/ChartButtons.module.css';
import styles from './PauseButton.module.css';

interface PauseButtonProps {
  /** Whether nothing moves: the button then keeps its place, unseen. */
  isIdle: boolean;
  isPaused: boolean;
  onToggle: () => void;
  /** What is paused, when a chart does not make it plain, e.g. "the drip". */
  what?: string;
}

/** Stops whatever goes on moving, and lets it go on. */
export function PauseButton({ isIdle, isPaused, onToggle, what }: PauseButtonProps) {
  const verb = isPaused ? 'Play' : 'Pause';
  return (
    <button
      type="button"
      className={`needs-script ${shared.pause} ${styles.pause}`}
      data-idle={isIdle || undefined}
      onClick={onToggle}
    >
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <path d={isPaused ? 'M2 1l11 6-11 6z' : 'M2 1h3.5v12H2zM8.5 1H12v12H8.5z'} />
      </svg>
      <span data-short={what === undefined || undefined}>
        {what === undefined ? verb : `${verb} ${what}`}
      </span>
    </button>
  );
}
