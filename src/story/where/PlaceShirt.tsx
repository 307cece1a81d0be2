import { type ReactNode, useState } from 'react';
import type { PlaceId } from '../../data/places';
import { Callout } from '../../scene/Callout';
import { SceneCanvas, useScene } from '../../scene/useScene';
import { CupCounts } from './CupCounts';
import styles from './PlaceShirt.module.css';
import type { ShirtCount, ShirtProps } from './shirtLayout';
import { shirtScene } from './shirtScene';

interface PlaceShirtProps extends Omit<ShirtProps, 'before'> {
  /** What the picture shows, in a sentence. */
  label: string;
  /** The tag of the reader's own pieces. */
  tag?: ReactNode;
  className?: string | undefined;
  /** The place whose two numbers stand beside their bands. */
  counts?: PlaceId | undefined;
}

/** A shirt of cups or stitches. With another count its pieces move from where they were. */
export function PlaceShirt({ label, tag, className, counts, ...props }: PlaceShirtProps) {
  const { river, rain, isWaiting = false } = props;
  const [moves, setMoves] = useState({
    river,
    rain,
    isWaiting,
    from: undefined as ShirtCount | undefined,
    rest: 0,
  });
  if (moves.river !== river || moves.rain !== rain || moves.isWaiting !== isWaiting) {
    // Out of an outline the cups come from above.
    const from = moves.isWaiting ? { river: 0, rain: 0 } : { river: moves.river, rain: moves.rain };
    setMoves({ river, rain, isWaiting, from, rest: 1 - moves.rest });
  }
  const scene = useScene(shirtScene, { ...props, before: moves.from }, { rest: moves.rest });
  return (
    <div
      ref={scene.ref('root')}
      className={['turns', styles.stage, className].filter(Boolean).join(' ')}
      data-drawn-cups={props.isWaiting ? undefined : river + rain}
    >
      <SceneCanvas scene={scene} label={label} className={styles.canvas} />
      {tag !== undefined && (
        <Callout scene={scene} name="yours">
          {tag}
        </Callout>
      )}
      {counts && <CupCounts id={counts} refs={{ rain: scene.ref('rain'), river: scene.ref('river') }} />}
    </div>
  );
}
