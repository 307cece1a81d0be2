import { CUP_PATH } from '../cups/cupOutline';
import styles from './Loupe.module.css';

const CELL = 50;
const ROW = 56;

/** A row of cups across the loupe, of which it cuts the outer two. */
function Cups({ count, from, row, kind }: { count: number; from: number; row: number; kind: string }) {
  return Array.from({ length: count }, (_, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: a cup is its place
      key={index}
      d={CUP_PATH}
      data-kind={kind}
      transform={`translate(${(from + index) * CELL} ${row * ROW})`}
    />
  ));
}

/** The line between rain and river as large as a glass can be seen, with the reader's own cups in it. */
export function Loupe({ cups, isRiver }: { cups: number; isRiver: boolean }) {
  const below = isRiver ? 'river' : 'rain';
  return (
    <svg
      className={styles.loupe}
      viewBox={`-30 -14 ${(cups + 1) * CELL + 20} ${2.6 * ROW}`}
      width={(cups + 1) * CELL}
      height={2.6 * ROW}
      aria-hidden="true"
    >
      <Cups kind="rain" count={cups + 2} from={-0.9} row={-0.4} />
      <Cups kind="yours" count={cups} from={0} row={0.6} />
      <Cups kind={below} count={1} from={-1} row={0.6} />
      <Cups kind={below} count={1} from={cups} row={0.6} />
      <Cups kind={below} count={cups + 2} from={-0.9} row={1.6} />
    </svg>
  );
}
