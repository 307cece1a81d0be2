import * as words from '#words/guess';
import { formatNumber } from '../../../model/format';
import { Callout } from '../../../scene/Callout';
import type { SceneHandle } from '../../../scene/useScene';

/** The name of the guess's seam. */
export function Ends({ scene, guess }: { scene: SceneHandle; guess: number }) {
  return (
    <Callout scene={scene} name="guess" isBare>
      <span>{words.you}</span>
      <b className="figure">{formatNumber(guess)}</b>
    </Callout>
  );
}
