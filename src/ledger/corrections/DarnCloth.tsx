import { useId } from 'react';
import * as words from '#words/darnCloth';
import { ClaimText } from '../../claim/ClaimText';
import { darns, describeMended } from '../../model/darns';
import styles from './DarnCloth.module.css';
import { useMendedDarns } from './darnStore';
import { CLOTH_SIZE, PATCHES, traceTear } from './placeCloth';
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
      {darns.map((darn, index) => {
        const patch = PATCHES[index];
        if (!patch) return null;
        const isMended = mended.includes(darn.id);
        return (
          <g
            key={darn.id}
            className={isMended ? styles.patch : styles.tear}
            data-patch={index}
            transform={`translate(${patch.x} ${patch.y}) rotate(${patch.turn})`}
          >
            {isMended ? <SewnPatch size={patch} /> : <path d={traceTear(patch)} />}
          </g>
        );
      })}
    </svg>
  );
}

/** The story's five corrections on one cloth: a patch for each that the reader pulled, a tear for each still to find. */
export function DarnCloth() {
  const mended = useMendedDarns();
  return (
    <div className={styles.box} data-cloth="">
      <div className={`${styles.picture} needs-script`}>
        <Cloth mended={mended} />
        <p className={styles.count}>{describeMended(mended.length)}</p>
      </div>
      <p className={styles.heading}>{describeMended(darns.length)}</p>
      <ul className={styles.list}>
        {darns.map(({ id, wrong, right }) => (
          <li key={id} data-mended={mended.includes(id) || undefined}>
            <span className={styles.said} data-darn={id}>
              <Struck />
              {words.mended(<s>{wrong}</s>, <ClaimText phrases={right} />)}
            </span>
            {/* No link: five more stops for the Tab key, and the bar leads to each page. */}
            <span className={styles.waiting}>{words.WAITING[id]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
