import { type ReactNode, type Ref, useId } from 'react';
import type { Fabric } from '../../data/fabrics';
import { type ChartMeasure, describeBar, FABRIC_AXIS, getMeasure, MEASURE_AXES } from '../../model/fabrics';
import { formatNumber } from '../../model/format';
import type { SetRef } from '../../scene/refs';
import type { BarDatum } from '../bar/barDatum';
import { Tooltip } from '../bar/Tooltip';
import {
  getMirrorAxes,
  type MirrorAxis,
  type MirrorKind,
  type MirrorOrder,
  placeMirrorRows,
  placeMirrorTicks,
} from './layout';
import { MirrorBarTrack } from './MirrorBarTrack';
import styles from './MirrorChart.module.css';
import { type MirrorSide, useRovingBars } from './useRovingBars';

interface MirrorChartProps {
  kind: MirrorKind;
  order: MirrorOrder;
  /** Whether it shows values: not before the press. They are the final ones; the scene lets them grow. */
  isStarted: boolean;
  /** Whether the canvas shows the bars, and not the flat ones. */
  isDrawn?: boolean;
  /** Names the elements for the scene. */
  setRef?: (name: string) => SetRef;
  /** What takes the focus. */
  groupRef?: Ref<HTMLDivElement>;
  /** Stands between the two sides, behind the names: where the thread passes. */
  middle?: ReactNode;
  /** What a bar's tooltip leads to: a link, which Enter on the bar follows. Its figure is the datum's id. */
  renderMore?: (datum: BarDatum) => ReactNode;
}

const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

function Axis({ axis, isWater }: { axis: MirrorAxis; isWater: boolean }) {
  return (
    <svg className={isWater ? styles.axisWater : styles.axisOther} aria-hidden="true">
      {placeMirrorTicks(axis).map(({ value, share, isMinor }) => {
        const x = percent(isWater ? 1 - share : share);
        const edge = share === 1 ? (isWater ? styles.atStart : styles.atEnd) : styles.atTick;
        return (
          <g key={value} className={isMinor ? styles.minor : undefined}>
            {value > 0 && <line className={styles.grid} x1={x} x2={x} y1="0" y2="100%" />}
            <line className={styles.tick} x1={x} x2={x} y1="-6" y2="0" />
            <text className={edge} x={x} y="-12">
              {formatNumber(value)}
            </text>
          </g>
        );
      })}
      <line className={styles.axisLine} x1="0" x2="100%" y1="0" y2="0" />
      <line
        className={styles.axisLine}
        x1={isWater ? '100%' : '0'}
        x2={isWater ? '100%' : '0'}
        y1="-1"
        y2="100%"
      />
    </svg>
  );
}

/** What a bar's tooltip tells. */
function describeDatum(fabric: Fabric, measure: ChartMeasure): BarDatum {
  const value = getMeasure(fabric, measure);
  return {
    id: `${fabric.id}-${measure}`,
    label: fabric.name,
    value,
    valueText: formatNumber(value),
    name: describeBar(fabric, measure),
    detail: fabric.tooltipText,
  };
}

/**
 * Two bars a row, mirrored about the fabric's name: water to the left, energy or CO2 to the right, both linear
 * from zero. The bars are flat; a canvas behind them may draw what they are made of.
 */
export function MirrorChart(props: MirrorChartProps) {
  const { kind, order, isStarted, isDrawn, setRef, groupRef, middle, renderMore } = props;
  const { water, other } = getMirrorAxes(kind);
  const rows = placeMirrorRows(kind, order);
  const hintId = useId();
  const tipId = useId();
  const roving = useRovingBars(rows.length, isStarted);
  const { open } = roving;
  const openRow = open && rows[open.row];
  const describe = (row: number, side: MirrorSide) =>
    open?.row === row && open.side === side ? tipId : undefined;
  return (
    <div className={styles.plot} data-kind={kind} data-drawn={isDrawn || undefined} ref={setRef?.('root')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups a chart's bars */}
      <div
        className={styles.chart}
        role="group"
        aria-label={`${MEASURE_AXES.water}, left, and ${MEASURE_AXES[kind]}, right, for six fabrics`}
        aria-describedby={hintId}
        tabIndex={-1}
        ref={groupRef}
        onKeyDown={roving.onKeyDown}
      >
        <canvas className={styles.materials} ref={setRef?.('canvas')} aria-hidden="true" />
        <p className={styles.titleWater}>{MEASURE_AXES.water}</p>
        <p className={styles.titleNames} data-name="">
          {FABRIC_AXIS}
        </p>
        <p className={styles.titleOther}>{MEASURE_AXES[kind]}</p>
        <Axis axis={water} isWater />
        <Axis axis={other} isWater={false} />
        <div className={styles.middle}>{middle}</div>
        <i className={styles.cloth} />
        <div className={styles.rows}>
          {rows.map((row, index) => {
            const setRefOf = (side: MirrorSide) =>
              setRef && ((part: string) => setRef(`${row.id}-${side}${part}`));
            return (
              <div key={row.id} className={styles.row} data-row={row.id}>
                <MirrorBarTrack
                  bar={row.water}
                  unit={water.unit}
                  name={describeBar(row.fabric, 'water')}
                  isStarted={isStarted}
                  setRef={setRefOf('water')}
                  isMirrored
                  aria-describedby={describe(index, 'water')}
                  {...roving.getBarProps(index, 'water')}
                />
                <p className={styles.name} ref={setRef?.(`${row.id}-name`)}>
                  <span data-name="">{row.fabric.name}</span>
                </p>
                <MirrorBarTrack
                  bar={row.other}
                  unit={other.unit}
                  name={describeBar(row.fabric, kind)}
                  isStarted={isStarted}
                  setRef={setRefOf('other')}
                  aria-describedby={describe(index, 'other')}
                  {...roving.getBarProps(index, 'other')}
                />
              </div>
            );
          })}
        </div>
        {openRow && (
          <Tooltip
            detailId={tipId}
            datum={describeDatum(openRow.fabric, openRow[open.side].measure)}
            bar={open.at}
            isOpen
            index={open.row}
            onEnter={roving.keepOpen}
            onLeave={roving.leave}
            renderMore={renderMore}
          />
        )}
      </div>
      <p id={hintId} className="visually-hidden">
        Arrow keys move from bar to bar.
      </p>
    </div>
  );
}
