import * as words from '#words/guess';
import { formatCups, formatNumber } from '../../../model/format';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { fieldScene } from './scene';

/** Every cup that is guessed, the reader's own full. */
export function GuessField(given: { cups: number; guess: number }) {
  const scene = useScene(fieldScene, given);
  const { cups, guess } = given;
  return (
    <div className="scroll-only cover" ref={scene.ref('root')}>
      <SceneCanvas
        scene={scene}
        label={words.cupsPicture(formatCups(Math.max(cups, guess)), formatNumber(cups))}
      />
    </div>
  );
}
