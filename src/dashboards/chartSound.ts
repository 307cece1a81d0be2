import { calculatePitch } from '../model/pitch';
import { createTonePlayer } from './tonePlayer';

const BAR_MS = 1100;
/** The part of a bar's time that sounds. */
const SOUNDING = 0.72;

export interface ChartSoundRun {
  play: () => void;
  /** Stands still; playing goes on where it was. */
  pause: () => void;
  stop: () => void;
  close: () => void;
}

/**
 * Runs through values as tones, one after the other, and tells which one sounds; undefined when it is over, which is
 * also on Escape and on hidden tabs.
 */
export function createChartSound(
  values: readonly number[],
  onIndex: (index: number | undefined) => void,
): ChartSoundRun {
  const player = createTonePlayer();
  let next = 0;
  let timer: ReturnType<typeof setTimeout>;
  const stopOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') stop();
  };
  const stopWhenHidden = () => {
    if (document.hidden) stop();
  };
  const pause = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', stopOnEscape);
    document.removeEventListener('visibilitychange', stopWhenHidden);
    player.silence();
  };
  const stop = () => {
    pause();
    next = 0;
    onIndex(undefined);
  };
  const play = () => {
    const value = values[next];
    if (value === undefined) {
      stop();
      return;
    }
    document.addEventListener('keydown', stopOnEscape);
    document.addEventListener('visibilitychange', stopWhenHidden);
    onIndex(next);
    player.play(calculatePitch(value, values), BAR_MS * SOUNDING);
    next += 1;
    timer = setTimeout(play, BAR_MS);
  };
  return {
    play,
    pause,
    stop,
    close() {
      pause();
      player.close();
    },
  };
}
