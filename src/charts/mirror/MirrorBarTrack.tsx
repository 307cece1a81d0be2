import type { FocusEventHandler, PointerEventHandler } from 'react';
import { formatNumber } from '../../model/format';
import type { SetRef } from '../../scene/refs';
import type { MirrorBar } from './layout';
import styles from './MirrorChart.module.css';

interface MirrorBarTrackProps {
  bar: MirrorBar;
  unit: string;
  /** The accessible name, with unit. */
  name: string;
  isStarted: boolean;
  /** Whether the bar grows to the left. */
  isMirrored?: boolean;
  /** Names an element for the scene: the track itself, and its parts by what they are. */
  setRef?: ((part: string) => SetRef) | undefined;
  tabIndex: 0 | -1;
  'data-bar': string;
  'aria-describedby'?: string | undefined;
  onFocus: FocusEventHandler<SVGElement>;
  onBlur: FocusEventHandler;
  onPointerEnter: PointerEventHandler<SVGElement>;
  onPointerLeave: PointerEventHandler;
}

/** Beyond this share of the axis a label no longer fits inside the glass and stands outside. */
const LONG_SHARE = 0.78;
const GAP_PX = 14;
const LEAST_PX = { width: 46, height: 22 } as const;
/** Average width of a character of the value at 25 px, in CSS pixels: the "least" tag stands after it. */
const CHARACTER_PX = 12.5;

const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

function LeastTag({ x, y }: { x: number; y: number }) {
  return (
    <g className={styles.least} transform={`translate(${x} ${y})`}>
      <rect
        x={-LEAST_PX.width / 2}
        y={-LEAST_PX.height / 2}
        width={LEAST_PX.width}
        height={LEAST_PX.height}
        rx="3"
      />
      <text y="0.35em">least</text>
    </g>
  );
}

/** One bar on its axis, whole, with its value: at the bar's tip where there is room, above the bar on phones. */
export function MirrorBarTrack({
  bar,
  unit,
  name,
  isStarted,
  isMirrored = false,
  setRef,
  ...focus
}: MirrorBarTrackProps) {
  const tip = percent(isMirrored ? 1 - bar.share : bar.share);
  const value = `${formatNumber(bar.value)} ${unit}`;
  const side = isMirrored ? -1 : 1;
  // Inside a long glass the number would stand on water.
  const isOutside = isMirrored && bar.share > LONG_SHARE;
  const leastAt = GAP_PX + value.length * CHARACTER_PX + 12 + LEAST_PX.width / 2;
  return (
    <svg
      className={isMirrored ? styles.trackWater : styles.trackOther}
      role="img"
      aria-label={name}
      ref={setRef?.('')}
      {...focus}
    >
      <rect
        className={styles.bar}
        x={isMirrored ? tip : '0'}
        width={percent(bar.share)}
        ref={setRef?.('-bar')}
        data-measure={bar.measure}
      />
      {isStarted && (
        <>
          <svg className={styles.tip} x={isOutside ? '0' : tip} y="50%" overflow="visible" aria-hidden="true">
            <g ref={isOutside ? undefined : setRef?.('-tip')}>
              <text
                className={styles.value}
                x={(GAP_PX + (isOutside ? 4 : 0)) * side}
                y="0.35em"
                ref={setRef?.('-value')}
              >
                {value}
              </text>
              {bar.isLeast && (
                <g ref={setRef?.('-least')}>
                  <LeastTag x={leastAt * side} y={0} />
                </g>
              )}
            </g>
          </svg>
          <svg className={styles.corner} x={isMirrored ? '0' : '100%'} overflow="visible" aria-hidden="true">
            <text className={styles.value} y="0.9em" ref={setRef?.('-corner')}>
              {bar.isLeast ? `${value} least` : value}
            </text>
          </svg>
        </>
      )}
    </svg>
  );
}
