import { useId } from 'react';
import * as words from '#words/where';
import { UNCONFIRMED } from '../../claim/Claim';
import { placeFigures } from '../../data/placeFigures';
import { formatNumber } from '../../model/format';
import { findPlaceWater } from '../../model/placeWater';
import { Spread } from '../../ui/Spread';
import { CupCounts } from './CupCounts';
import styles from './OldMap.module.css';
import { PlaceShirt } from './PlaceShirt';
import { writeSentence } from './Sentence';
import { BOLL_CUPS } from './shirtLooks';

const ROWS = 10;
const THOUSAND = 1000;

/** The first `count` of a thousand stitches in columns of ten, as the outline that a pattern fills. */
function traceStitches(from: number, to: number): string {
  const column = (stitch: number) => Math.floor(stitch / ROWS);
  if (to === THOUSAND) {
    const [x, y] = [column(from), from % ROWS];
    return `M${x} ${y}h1V0H${THOUSAND / ROWS}V${ROWS}H${x}Z`;
  }
  return `M${column(from)} 0H${column(to) + 1}V${to % ROWS}H${column(to)}V${ROWS}H0Z`;
}

/** China's crop of 2024 as a thousand stitches: those of Xinjiang are dyed. */
function Thousand() {
  const id = useId();
  const dyed = Math.round((THOUSAND * placeFigures['xinjiang-share'].value) / 100);
  return (
    <svg
      className={styles.thousand}
      viewBox="0 0 100 10"
      width="100"
      height="10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
          <path className={styles.west} d="M0.2 0.75L0.8 0.25" />
        </pattern>
        <pattern id={`${id}east`} width="1" height="1" patternUnits="userSpaceOnUse">
          <path className={styles.east} d="M0.2 0.75L0.8 0.25" />
        </pattern>
      </defs>
      <path d={traceStitches(0, dyed)} fill={`url(#${id})`} />
      <path d={traceStitches(dyed, THOUSAND)} fill={`url(#${id}east)`} />
    </svg>
  );
}

/** The map's age: where China's cotton grew then and grows now, and what newer counts say. */
export function OldMap() {
  const [china, xinjiang] = [findPlaceWater('china'), findPlaceWater('xinjiang')];
  return (
    <section className={styles.old} data-ground="boll" data-part="old">
      <Spread
        picture={
          <div className={`scroll-only ${styles.picture}`}>
            <PlaceShirt
              className={styles.stage}
              look={BOLL_CUPS}
              hasCorner
              most={xinjiang.both}
              river={xinjiang.river}
              rain={xinjiang.rain}
              ghost={china}
              label={words.oldPicture(writeSentence(xinjiang))}
            />
            <div className={styles.beside} aria-hidden="true">
              <CupCounts id={xinjiang.id} />
              <p className={styles.dashed}>
                {words.oldDashed(china.name, <span {...UNCONFIRMED}>{formatNumber(china.river)}</span>)}
              </p>
            </div>
          </div>
        }
      >
        <h2>{words.oldTitle}</h2>
        <p className="lead">{words.oldText}</p>
      </Spread>
      <Spread
        picture={
          <div className={styles.notes}>
            <p className="small">{words.newer}</p>
            <p className="small">{words.growersNow}</p>
          </div>
        }
      >
        <p className={styles.share}>{words.oldShare}</p>
        <Thousand />
      </Spread>
    </section>
  );
}
