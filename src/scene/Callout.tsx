import type { ReactNode } from 'react';
import styles from './Callout.module.css';
import type { SceneRefs } from './scene';
import type { SceneHandle } from './useScene';

/** A ring around something in the picture, the line that leads out of it, and the tag at its end; pixels of the stage. */
export interface PlacedCallout {
  ring: { xPx: number; yPx: number; widthPx: number; heightPx: number };
  /** Rounds the ring's corners; an ellipse, unless said. */
  radiusPx?: number;
  line: { x1: number; y1: number; x2: number; y2: number };
  /** `anchor` is the tag's own point that stands there, in shares of its size: [0, 0.5] is the middle of its left edge. */
  tag: { xPx: number; yPx: number; anchor?: readonly [x: number, y: number] };
  /** 0 to 1; 1 unless said. */
  opacity?: number;
}

/** The parts of a callout; `placeCallout` places them. The tag's words are said elsewhere, too: they are no text of the page. */
export function Callout({
  scene,
  name,
  isBare,
  children,
}: {
  scene: SceneHandle;
  name: string;
  /** Its words stand on the picture's ground, one below the other. */
  isBare?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <svg className={`cover ${styles.lines}`} ref={scene.ref(`${name}-lines`)} aria-hidden="true">
        <line className={styles.halo} ref={scene.ref(`${name}-halo`)} />
        <line ref={scene.ref(`${name}-line`)} />
        <rect ref={scene.ref(`${name}-ring`)} />
      </svg>
      <p
        className={`label ${isBare ? styles.bare : styles.tag}`}
        ref={scene.ref(`${name}-tag`)}
        aria-hidden="true"
      >
        <span className="upright">{children}</span>
      </p>
    </>
  );
}

/** Writes a callout's place; for a scene's `place`. */
export function placeCallout(
  refs: SceneRefs,
  name: string,
  { ring, radiusPx, line, tag, opacity = 1 }: PlacedCallout,
): void {
  const set = (part: string, values: Record<string, number>) => {
    for (const [key, value] of Object.entries(values))
      refs[`${name}-${part}`]?.setAttribute(key, String(value));
  };
  for (const part of ['lines', 'tag']) refs[`${name}-${part}`]?.style.setProperty('opacity', String(opacity));
  if (opacity === 0) return;
  const { xPx: x, yPx: y, widthPx: width, heightPx: height } = ring;
  set('ring', { x, y, width, height, rx: radiusPx ?? width / 2, ry: radiusPx ?? height / 2 });
  set('halo', line);
  set('line', line);
  const [anchorX, anchorY] = tag.anchor ?? [0, 0];
  refs[`${name}-tag`]?.style.setProperty(
    'transform',
    `translate(${tag.xPx}px, ${tag.yPx}px) translate(${-100 * anchorX}%, ${-100 * anchorY}%)`,
  );
}
