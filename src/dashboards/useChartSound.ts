import { useEffect, useRef, useState } from 'react';
import type { BarDatum } from '../charts/bar/barDatum';
import type { ChartSoundRun } from './chartSound';

export interface ChartSound {
  /** The bar that sounds. */
  id: string | undefined;
  isPlaying: boolean;
  /** Whether the sound did not come at the last press: it can be pressed again. */
  hasFailed: boolean;
  /** Plays, or pauses; after a pause it goes on where it was. */
  toggle: () => Promise<void>;
}

/** Lets a chart be heard. The sound is fetched at the press, and stops on leaving. */
export function useChartSound(data: readonly BarDatum[]): ChartSound {
  const [index, setIndex] = useState<number>();
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const run = useRef<ChartSoundRun>(undefined);
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      run.current?.close();
    };
  }, []);

  const follow = (sounding: number | undefined) => {
    setIndex(sounding);
    if (sounding === undefined) setIsPlaying(false);
  };
  return {
    id: index === undefined ? undefined : data[index]?.id,
    isPlaying,
    hasFailed,
    toggle: async () => {
      if (isPlaying) {
        run.current?.pause();
        setIsPlaying(false);
        return;
      }
      // A press is what lets a browser play sound.
      setHasFailed(false);
      const sound = await import('./chartSound').catch(() => undefined);
      if (!isHere.current) return;
      if (!sound) {
        setHasFailed(true);
        return;
      }
      run.current ??= sound.createChartSound(
        data.map(({ value }) => value),
        follow,
      );
      setIsPlaying(true);
      run.current.play();
    },
  };
}
