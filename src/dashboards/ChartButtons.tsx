import * as words from '#words/charts';
import { Button } from '../ui/Button';
import styles from './ChartButtons.module.css';
import type { ChartState } from './useChart';

interface PressButtonProps {
  chart: ChartState;
  /** Text of the button, e.g. "Take a look". */
  children: string;
}

/** Starts the chart, once. In the plain reading the chart stands whole already. */
export function PressButton({ chart, children }: PressButtonProps) {
  return (
    <Button
      look="solid"
      className={`scroll-only ${styles.press}`}
      data-press=""
      disabled={!chart.run.canStart}
      onClick={chart.start}
    >
      <span>{children}</span>
    </Button>
  );
}

/** Stops and goes on with what moves after the bars have grown. It keeps its place while there is nothing to stop. */
export function PauseButton({ chart }: { chart: ChartState }) {
  const { canPause, isPaused, togglePause } = chart.run;
  const { name } = chart.spec.effect;
  if (name === undefined) return null;
  return (
    <Button look="plain" className={styles.pause} data-idle={!canPause || undefined} onClick={togglePause}>
      <svg viewBox="0 0 14 14" width="14" height="14" fill="currentColor" aria-hidden="true">
        <path d={isPaused ? 'M2 1l11 6-11 6z' : 'M2 1h3.5v12H2zM8.5 1H12v12H8.5z'} />
      </svg>
      <span className="visually-hidden">{isPaused ? words.play : words.pause}</span>
      <span className="visually-hidden">{words.ofEffect(name)}</span>
    </Button>
  );
}
