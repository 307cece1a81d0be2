import { type Patch, tracePatchStitches } from './placeCloth';
import styles from './SewnPatch.module.css';

/** A patch with its stitches, for SVG, about the origin. */
export function SewnPatch({ size: { width, height } }: { size: Pick<Patch, 'width' | 'height'> }) {
  return (
    <>
      <rect className={styles.cloth} x={-width / 2} y={-height / 2} width={width} height={height} />
      <path className={styles.stitches} d={tracePatchStitches({ width, height })} />
    </>
  );
}
