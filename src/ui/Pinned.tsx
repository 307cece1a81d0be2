import type { ComponentProps, ReactNode } from 'react';
import type { SceneHandle } from '../scene/useScene';
import styles from './Pinned.module.css';

interface PinnedProps extends Omit<ComponentProps<'section'>, 'ref'> {
  scene: SceneHandle;
  /**
   * What stands while the words come and go: the canvas, and what lies on it. Read after the words: it gives them away. A
   * picture that stands beside its words is among them.
   */
  picture?: ReactNode;
  /** The words: in turn over the picture, or in the plain reading one below the other, each with its still. */
  children: ReactNode;
  /** What its picture shows where it is saved; unless said, the picture's name. */
  sentence?: string;
  /** What its moments' fragments lead to. */
  anchors?: ReactNode;
  /** It takes the place of the pinned picture before it, which stays beneath it until the scroll is there. */
  isOver?: boolean;
  /** On a phone on its side the words stand beside the picture. */
  isSideways?: boolean;
  /** The picture keeps clear of words that begin where lines do: it is turned over where these run from the right. */
  isTurned?: boolean;
}

/**
 * A section that is scrolled through while its picture stands. Its sheet says for how many screens: `--screens`. Where a
 * window has no room for words over a picture, the plain reading stands.
 */
export function Pinned({
  scene,
  picture,
  sentence = '',
  children,
  anchors,
  isOver,
  isSideways,
  isTurned,
  className,
  ...attributes
}: PinnedProps) {
  return (
    <section
      ref={scene.ref('root')}
      className={`${styles.pinned} ${className}`}
      data-pinned=""
      data-over={isOver ? '' : undefined}
      data-sideways={isSideways ? '' : undefined}
      {...attributes}
    >
      <div className={styles.stage}>
        <div className={styles.words}>{children}</div>
        {picture && (
          <div className={`${isTurned ? 'turns ' : ''}${styles.picture}`} data-drawing={sentence}>
            {picture}
          </div>
        )}
      </div>
      {anchors}
    </section>
  );
}
