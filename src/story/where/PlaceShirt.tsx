import { useState } from 'react';
import { SceneCanvas, useScene } from '../../scene/useScene';
import styles from './PlacePanel.module.css';
import type { ShirtCount, ShirtProps } from './shirtLayout';
import { shirtScene } from './shirtScene';

interface PlaceShirtProps extends Omit<ShirtProps, 'before'> {
  /** What the picture shows, in a sentence. */
  label: string;
}

/** A shirt of cups. With another count they move from where they were. */
export function PlaceShirt({ label, ...props }: PlaceShirtProps) {
  const { river, rain } = props;
  const [moves, setMoves] = useState({ river, rain, from: undefined as ShirtCount | undefined, rest: 0 });
  if (moves.river !== river || moves.rain !== rain) {
    setMoves({ river, rain, from: { river: moves.river, rain: moves.rain }, rest: 1 - moves.rest });
  }
  const scene = useScene(shirtScene, { ...props, before: moves.from }, { rest: moves.rest });
  return (
    <div ref={scene.ref('root')} className={`scroll-only ${styles.shirt}`} data-drawn-cups={river + rain}>
      <SceneCanvas scene={scene} label={label} className={styles.canvas} />
    </div>
  );
}
