import { type ReactNode, useRef } from 'react';
import * as words from '#words/guess';
import { formatNumber } from '../../model/format';
import {
  countSteps,
  findStep,
  hold,
  moveByKey,
  placeOnLine,
  readStep,
  type Scale,
} from '../../model/guess/scale';
import { Announcement } from '../Announcement';
import { Button } from '../Button';
import { NumberField } from '../NumberField';
import { readKey } from '../readKey';
import { UNRESTORED } from '../unrestored';
import styles from './HowMuch.module.css';

/** Half the needle's width: so far from its ends the line's first and last knot are. */
const HALF_PX = 22;

interface HowMuchProps {
  scale: Scale;
  /** What is guessed and in what, e.g. "Your guess, in cups". */
  name: string;
  /** Behind the number. */
  unit: ReactNode;
  /** Undefined until the reader sets one. */
  value: number | undefined;
  /** The value with its unit, as it is heard. */
  say: (value: number) => string;
  /** How a knot is named. */
  formatKnot?: (knot: number) => string;
  /** Undefined where the reader takes it back. */
  onSet: (value: number | undefined) => void;
  /** Has the picture answer; a line without it is answered as it is set. */
  onShow?: () => void;
  /** Said once the picture has shown it. */
  answer?: string | false | undefined;
}

/** The needle, its tip at 0 0, with the loop of thread that hangs from its eye. */
function Needle() {
  return (
    <g className={styles.needle} transform="translate(-22 -71)">
      <path className={styles.loopEdge} d="M22 13C8 6 5 34 9 52S16 69 10 68" />
      <path className={styles.loop} d="M22 13C8 6 5 34 9 52S16 69 10 68" />
      <path className={styles.steel} d="M22 1C30 1 29 20 27 34L22 71 17 34C15 20 14 1 22 1Z" />
      <path className={styles.eye} d="M22 7v12" />
      <path className={styles.threaded} d="M22 9.5v7" />
    </g>
  );
}

interface LineProps {
  scale: Scale;
  value: number | undefined;
  formatKnot: (knot: number) => string;
}

/** The seam with its knots; what lies behind the needle is sewn. Places are shares of the line: no drawing is measured. */
function Line({ scale, value, formatKnot }: LineProps) {
  const { knots } = scale;
  const at = value === undefined ? '0%' : placeOnLine(scale, value);
  return (
    <svg className={`turns ${styles.drawn}`} aria-hidden="true">
      <line className={styles.seam} x1={-HALF_PX} x2="100%" />
      {value !== undefined && (
        <>
          <line className={styles.sewnEdge} x1={-HALF_PX + 7} x2={at} />
          <line className={styles.sewn} x1={-HALF_PX + 7} x2={at} />
          <line className={styles.twist} x1={-HALF_PX + 5} x2={at} />
        </>
      )}
      {knots.map((knot, index) => {
        const end = index === 0 ? 'start' : index === knots.length - 1 ? 'end' : 'middle';
        const shiftPx = { start: -HALF_PX, middle: 0, end: HALF_PX }[end];
        const name = formatKnot(knot);
        const isLong = end === 'middle' && name.length > 5;
        return (
          <svg
            key={knot}
            className={styles.knot}
            x={placeOnLine(scale, knot)}
            aria-hidden="true"
            data-long={isLong ? '' : undefined}
          >
            {(value === undefined || knot > value) && <circle r="6" />}
            <g transform={`translate(${shiftPx} 0)`}>
              <text className="axis" textAnchor={end} y="1.9em">
                {name}
              </text>
            </g>
          </svg>
        );
      })}
      <svg className={styles.at} x={at} aria-hidden="true">
        <Needle />
      </svg>
    </svg>
  );
}

/**
 * How much? A number to type, and a needle on a stitched line. Nothing stands in it before the reader sets something. It is
 * the last strip of what it stands in. Whoever sets no number is asked for none.
 */
export function HowMuch({
  scale,
  name,
  unit,
  value,
  say,
  formatKnot = formatNumber,
  onSet,
  onShow,
  answer,
}: HowMuchProps) {
  const strip = useRef<HTMLDivElement>(null);
  const beforePress = useRef(value);
  // What cannot be read asks first.
  const show = () => {
    if (!strip.current?.querySelector('[aria-invalid]')) onShow?.();
  };
  return (
    <div className={`needs-script screen-only ${styles.strip}`} ref={strip}>
      <div className={styles.number}>
        <NumberField
          className={styles.typed ?? ''}
          aria-label={name}
          value={value}
          placeholder="?"
          min={scale.min}
          max={scale.max}
          decimals={scale.decimals}
          step={1}
          hold={(typed) => hold(scale, typed)}
          format={formatNumber}
          onChange={onSet}
          onEmpty={() => onSet(undefined)}
          onEnter={show}
        />
        <span aria-hidden="true">{unit}</span>
      </div>
      <div className={`scroll-only ${styles.line}`}>
        <Line scale={scale} value={value} formatKnot={formatKnot} />
        <input
          type="range"
          {...UNRESTORED}
          min={0}
          max={countSteps(scale)}
          value={value === undefined ? 0 : Math.round(findStep(scale, value))}
          aria-label={words.line(name)}
          aria-valuetext={value === undefined ? words.noGuess : say(value)}
          onChange={({ target }) => onSet(readStep(scale, Number(target.value)))}
          onKeyDown={(event) => {
            const next = moveByKey(scale, value, readKey(event.key));
            if (event.key === 'Enter') show();
            if (next === undefined) return;
            event.preventDefault();
            onSet(next);
          }}
          onPointerDown={() => {
            beforePress.current = value;
          }}
          // The browser has found it to be a swipe that scrolls: nothing was guessed.
          onPointerCancel={() => onSet(beforePress.current)}
          // A tap on the line's start changes nothing that the browser would tell of.
          onClick={({ currentTarget }) => {
            if (value === undefined) onSet(readStep(scale, Number(currentTarget.value)));
          }}
        />
      </div>
      {onShow && (
        <Button look="solid" className={styles.show} onClick={show}>
          {words.show}
        </Button>
      )}
      <Announcement>{answer}</Announcement>
    </div>
  );
}
