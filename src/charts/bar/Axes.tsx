import { memo } from 'react';
import { formatNumber } from '../../model/format';
import styles from './BarChart.module.css';
import type { PlacedChart } from './layout';
import { LYING_NAME_AT } from './layout';
import { estimateTextWidth } from './textWidth';

export interface AxisTitles {
  category: string;
  value: string;
}

interface AxesProps {
  chart: PlacedChart;
  titles: AxisTitles;
  /** Index of the bar that the story is about; -1 before it may be told. */
  heroIndex: number;
}

const LINE_EM = '1.2em';
const TICK_FONT_PX = 13;

function Lines({ lines, x }: { lines: string[]; x: number }) {
  return lines.map((line, index) => (
    <tspan key={line} x={x} dy={index === 0 ? 0 : LINE_EM}>
      {index === lines.length - 1 ? line : `${line} `}
    </tspan>
  ));
}

/** Breaks a title before its unit when the axis is too short for one line. */
function breakTitle(title: string, roomPx: number, fontPx: number): string[] {
  const unit = title.indexOf(' (');
  if (unit < 0 || estimateTextWidth(title, fontPx) <= roomPx) return [title];
  return [title.slice(0, unit), title.slice(unit + 1)];
}

function UprightAxes({ chart, titles }: AxesProps) {
  const { plot, ticks, labels, labelFontPx, slotPx, bars } = chart;
  const title = breakTitle(titles.value, chart.trackPx + 20, labelFontPx);
  const isTurned = labels.mode === 'turned';
  return (
    <>
      {ticks.map(({ value, offsetPx }) => (
        <g key={value}>
          {value > 0 && (
            <path className={styles.grid} d={`M${plot.left} ${plot.bottom - offsetPx}H${plot.right}`} />
          )}
          <path className={styles.tick} d={`M${plot.left} ${plot.bottom - offsetPx}h-6`} />
          <text
            className={styles.tickText}
            fontSize={TICK_FONT_PX}
            x={plot.left - 11}
            y={plot.bottom - offsetPx}
            dy="0.35em"
          >
            {formatNumber(value)}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
      {bars.map((bar, index) => {
        const x = plot.left + slotPx * (index + 0.5);
        const y = plot.bottom + (isTurned ? 13 : chart.hasCards ? 26 : 20);
        const turn = isTurned ? { transform: `rotate(-45 ${x + 5} ${y})`, textAnchor: 'end' as const } : {};
        return (
          <text key={bar.id} className={styles.label} fontSize={labelFontPx} x={x} y={y} dy="0.3em" {...turn}>
            <Lines lines={labels.lines[index] ?? []} x={isTurned ? x + 5 : x} />
          </text>
        );
      })}
      <text
        className={styles.title}
        fontSize={labelFontPx}
        x={(plot.left + plot.right) / 2}
        y={plot.bottom + labels.depthPx + (chart.hasCards ? 33 : 26)}
      >
        {titles.category}
      </text>
      <text
        className={styles.title}
        fontSize={labelFontPx}
        transform={`translate(${title.length > 1 ? 12 : 18} ${(plot.top + plot.bottom) / 2}) rotate(-90)`}
      >
        <Lines lines={title} x={0} />
      </text>
    </>
  );
}

function LyingAxes({ chart, titles, heroIndex }: AxesProps) {
  const { plot, ticks, labels, labelFontPx, slotPx, bars } = chart;
  return (
    <>
      {ticks.map(({ value, offsetPx }) => (
        <g key={value}>
          {value > 0 && (
            <path className={styles.grid} d={`M${plot.left + offsetPx} ${plot.top}V${plot.bottom}`} />
          )}
          <path className={styles.tick} d={`M${plot.left + offsetPx} ${plot.bottom}v6`} />
          <text
            className={styles.tickText}
            fontSize={TICK_FONT_PX}
            x={plot.left + offsetPx}
            y={plot.bottom + 20}
            textAnchor={value === 0 ? 'start' : 'middle'}
          >
            {formatNumber(value)}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
      {bars.map((bar, index) => (
        <text
          key={bar.id}
          className={index === heroIndex ? styles.heroName : styles.name}
          fontSize={labelFontPx}
          x={plot.left + 6}
          y={plot.top + slotPx * (index + LYING_NAME_AT)}
          dy="0.35em"
        >
          {labels.lines[index]}
        </text>
      ))}
      <text
        className={styles.title}
        fontSize={labelFontPx - 1}
        x={plot.left}
        y={plot.top - 14}
        textAnchor="start"
      >
        {titles.category}
      </text>
      <text
        className={styles.title}
        fontSize={labelFontPx - 1}
        x={plot.right}
        y={plot.bottom + 40}
        textAnchor="end"
      >
        {titles.value}
      </text>
    </>
  );
}

/** Axes from zero with their titles, as they stand before any press. They stay as they are while bars grow. */
export const Axes = memo(function Axes(props: AxesProps) {
  return (
    <g aria-hidden="true">
      {props.chart.isHorizontal ? <LyingAxes {...props} /> : <UprightAxes {...props} />}
    </g>
  );
});
