import { useId } from 'react';
import * as words from '#words/correctionCloth';
import { ClaimText } from '../../claim/ClaimText';
import { corrections, describeMended } from '../../model/corrections';
import { formatList } from '../../model/words';
import styles from './CorrectionCloth.module.css';
import { useMended } from './correctionStore';
import { CLOTH_SIZE, PATCHES } from './placeCloth';
import { SewnPatch } from './SewnPatch';
import { Struck } from './Struck';

function Cloth({ mended }: { mended: readonly string[] }) {
  const id = useId();
  return (
    <svg
      className={styles.cloth}
      viewBox={`0 0 ${CLOTH_SIZE.width} ${CLOTH_SIZE.height}`}
      width={CLOTH_SIZE.width}
      height={CLOTH_SIZE.height}
      aria-hidden="true"
      data-mended-count={mended.length}
    >
      <defs>
        <pattern id={`${id}weave`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path className={styles.weave} d="M0 2h4M4 6h4M2 4v4M6 0v4" />
        </pattern>
      </defs>
      <rect className={styles.ground} width={CLOTH_SIZE.width} height={CLOTH_SIZE.height} />
      <rect width={CLOTH_SIZE.width} height={CLOTH_SIZE.height} fill={`url(#${id}weave)`} />
      {corrections.map((correction, index) => {
        const patch = PATCHES[index];
        if (!patch || !mended.includes(correction.id)) return null;
        return (
          <g
            key={correction.id}
            className={styles.patch}
            data-patch={index}
            transform={`translate(${patch.x} ${patch.y}) rotate(${patch.turn})`}
          >
            <SewnPatch size={patch} />
          </g>
        );
      })}
    </svg>
  );
}

/** The story's corrections on one cloth: a patch for each that the reader pulled. */
export function CorrectionCloth() {
  const mended = useMended();
  const waiting = corrections.flatMap(({ id }) => (mended.includes(id) ? [] : words.PLACES[id]));
  return (
    <div className={`${styles.box} ${mended.length > 0 ? styles.sewn : ''}`} data-cloth="">
      <div className={`${styles.picture} needs-script`}>
        {mended.length > 0 && <Cloth mended={mended} />}
        <p className={styles.count}>{describeMended(mended.length)}</p>
      </div>
      <p className={styles.heading}>{describeMended(corrections.length)}</p>
      <ul className={styles.list}>
        {corrections.map(({ id, wrong, right, working }) => (
          <li key={id} data-mended={mended.includes(id) || undefined}>
            <span className={styles.said} data-correction={id}>
              <Struck />
              {words.mended(
                <s>{wrong}</s>,
                <ClaimText phrases={right} />,
                <span data-working="">{working}</span>,
              )}
            </span>
          </li>
        ))}
      </ul>
      {/* No links: more stops for the Tab key, and the bar leads to each page. */}
      {waiting.length > 0 && (
        <p className={`${styles.waiting} scroll-only`}>
          {words.waiting(waiting.length === 1, formatList(waiting))}
        </p>
      )}
    </div>
  );
}
