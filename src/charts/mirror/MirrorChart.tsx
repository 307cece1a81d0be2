import { labelMirror } from '#words/plain/charts';
import { FABRIC_AXIS, MEASURE_AXES } from '#words/plain/fabrics';
import { describeBar } from '../../model/fabrics';
import { formatNumber } from '../../model/format';
import { MirrorBarTrack } from './MirrorBarTrack';
import styles from './MirrorChart.module.css';
import {
  formatPercent,
  getMirrorAxes,
  type MirrorAxis,
  type MirrorKind,
  placeMirrorRows,
  placeMirrorTicks,
} from './placeMirror';

function Axis({ axis, isWater }: { axis: MirrorAxis; isWater: boolean }) {
  return (
    <svg className={isWater ? styles.axisWater : styles.axisOther} aria-hidden="true">
      {placeMirrorTicks(axis).map(({ value, share, isMinor }) => {
        const edge = share === 1 ? (isWater ? styles.atStart : styles.atEnd) : styles.atTick;
        return (
          <svg
            key={value}
            className={isMinor ? styles.minor : undefined}
            x={formatPercent(isWater ? 1 - share : share)}
            overflow="visible"
            aria-hidden="true"
          >
            {value > 0 && <line className={styles.grid} y2="100%" />}
            <line className={styles.tick} y1="-6" y2="0" />
            <text className={edge} y="-12">
              {formatNumber(value)}
            </text>
          </svg>
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

/**
 * Two bars a row, mirrored about the fabric's name: water to the left, energy or CO2 to the right, both linear
 * from zero. It stands whole, as on paper.
 */
export function MirrorChart({ kind }: { kind: MirrorKind }) {
  const { water, other } = getMirrorAxes(kind);
  return (
    <div className={`turns ${styles.plot}`} data-kind={kind}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups a chart's bars */}
      <div
        className={styles.chart}
        role="group"
        aria-label={labelMirror(MEASURE_AXES.water, MEASURE_AXES[kind])}
      >
        <p className={`upright ${styles.titleWater}`}>{MEASURE_AXES.water}</p>
        <p className={`upright ${styles.titleNames}`}>{FABRIC_AXIS}</p>
        <p className={`upright ${styles.titleOther}`}>{MEASURE_AXES[kind]}</p>
        <Axis axis={water} isWater />
        <Axis axis={other} isWater={false} />
        <i className={styles.cloth} />
        <div className={styles.rows}>
          {placeMirrorRows(kind).map((row) => (
            <div key={row.id} className={styles.row} data-row={row.id}>
              <MirrorBarTrack
                bar={row.water}
                unit={water.unit}
                name={describeBar(row.fabric, 'water')}
                isMirrored
              />
              <p className={`upright ${styles.name}`}>{row.fabric.name}</p>
              <MirrorBarTrack bar={row.other} unit={other.unit} name={describeBar(row.fabric, kind)} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
