import { useCallback, useEffect, useRef, useState } from 'react';
import type { BarDatum } from '../../charts/bar/barDatum';
import { calculatePitch } from '../../model/pitch';
import type { TonePlayer } from './tonePlayer';

const BAR_MS = 1100;

export interface ChartSound {
  /** The bar that sounds. */
  index: number | undefined;
  isPlaying: boolean;
  /** Plays, or pauses; after a pause it goes on where it was. */
  toggle: () => Promise<void>;
}

/** Runs through the bars as tones. It stops on Escape, on hidden tabs and when the page is left. */
export function useChartSound(data: readonly BarDatum[]): ChartSound {
  const [index, setIndex] = useState<number>();
  const [isPlaying, setIsPlaying] = useState(false);
  const player = useRef<TonePlayer>(undefined);

  const stop = useCallback(() => {
    setIsPlaying(false);
    setIndex(undefined);
  }, []);

  useEffect(() => {
    if (!isPlaying || index === undefined) return;
    const pitchHz = calculatePitch(
      data[index]?.value ?? 0,
      data.map(({ value }) => value),
    );
    player.current?.play(pitchHz, BAR_MS * 0.72);
    const next = setTimeout(() => (index + 1 < data.length ? setIndex(index + 1) : stop()), BAR_MS);
    return () => clearTimeout(next);
  }, [isPlaying, index, data, stop]);

  useEffect(() => {
    if (!isPlaying) {
      player.current?.silence();
      return;
    }
    const stopOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
    };
    const stopWhenHidden = () => {
      if (document.hidden) stop();
    };
    document.addEventListener('keydown', stopOnEscape);
    document.addEventListener('visibilitychange', stopWhenHidden);
    return () => {
      document.removeEventListener('keydown', stopOnEscape);
      document.removeEventListener('visibilitychange', stopWhenHidden);
    };
  }, [isPlaying, stop]);

  useEffect(() => () => player.current?.close(), []);

  return {
    index,
    isPlaying,
    toggle: async () => {
      if (isPlaying) {
        setIsPlaying(false);
        return;
      }
      // A press is what lets a browser play sound.
      player.current ??= (await import('./tonePlayer')).createTonePlayer();
      setIndex((last) => last ?? 0);
      setIsPlaying(true);
    },
  };
}
