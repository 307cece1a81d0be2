import { memo } from 'react';
import { formatNumber } from '../../model/format';
import { LABEL_ROW_EM } from './axisLabels';
import styles from './BarChart.module.css';
import { LYING_NAME_AT, LYING_NAME_PX, type PlacedChart } from './placeBars';

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

const TICK_PX = 6;
/** In a narrower margin the category axis's title has no room. */
const LEAST_MARGIN_PX = 80;
const TICK_GAP_PX = 11;

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <tspan key={line} x={0} dy={index === 0 ? undefined : `${LABEL_ROW_EM}em`}>
      {index === lines.length - 1 ? line : `${line} `}
    </tspan>
  ));
}

/** The value axis's title, upright above the axis. */
const Heading = ({ chart: { fontPx, titleY }, titles }: Omit<AxesProps, 'heroIndex'>) => (
  <text className={styles.title} fontSize={fontPx} textAnchor="start" y={titleY} dy="0.35em">
    {titles.value}
  </text>
);

/** The category axis's title: in the left margin, in two lines, beside labels that stand on steps; else below them. */
function Category({ chart, title }: { chart: PlacedChart; title: string }) {
  const { plot, labels, labelGapPx, fontPx, measure } = chart;
  const firstY = plot.bottom + labelGapPx + labels.fontPx;
  const [first] = labels.labels;
  if (
    labels.rows > 1 &&
    labels.labels.some(({ step }) => step > 0) &&
    first &&
    plot.left >= LEAST_MARGIN_PX
  ) {
    const nameLeft = plot.left + first.centerPx - measure(first.lines.join(), 'label', labels.fontPx) / 2;
    const lines = title.split(' ');
    const widthPx = Math.max(...lines.map((line) => measure(line, 'label', labels.fontPx)));
    const x = Math.min(plot.left - TICK_GAP_PX - labels.fontPx, nameLeft - TICK_GAP_PX) - widthPx;
    return (
      <g transform={`translate(${x} ${firstY})`}>
        <text className={styles.title} fontSize={labels.fontPx} textAnchor="start" dy="0.35em">
          <Lines lines={lines} />
        </text>
      </g>
    );
  }
  const y = firstY + labels.fontPx * LABEL_ROW_EM * labels.rows + 5;
  return (
    <g transform={`translate(${(plot.left + plot.right) / 2} ${y})`}>
      <text className={styles.title} fontSize={fontPx} dy="0.35em">
        {title}
      </text>
    </g>
  );
}

function UprightAxes({ chart, titles }: AxesProps) {
  const { plot, ticks, labels, labelGapPx, fontPx, slotPx, bars } = chart;
  const rowPx = labels.fontPx * LABEL_ROW_EM;
  return (
    <>
      {ticks.map(({ value, offsetPx }) => (
        <g key={value}>
          {value > 0 && (
            <path
              className={`fine dashed ${styles.grid}`}
              d={`M${plot.left} ${plot.bottom - offsetPx}H${plot.right}`}
            />
          )}
          <path className="fine" d={`M${plot.left} ${plot.bottom - offsetPx}h${-TICK_PX}`} />
          <g transform={`translate(${plot.left - TICK_GAP_PX} ${plot.bottom - offsetPx})`}>
            <text className={styles.tickText} fontSize={fontPx} dy="0.35em">
              {formatNumber(value)}
            </text>
          </g>
        </g>
      ))}
      <path className="thin" d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
      {bars.map((bar, index) => {
        const label = labels.labels[index];
        if (!label || label.lines.length === 0) return null;
        const x = plot.left + label.centerPx;
        const y = plot.bottom + labelGapPx + labels.fontPx + label.step * rowPx;
        const stemPx = label.step > 0 ? labels.fontPx * 0.3 + label.step * rowPx : TICK_PX - 1;
        return (
          <g key={bar.id}>
            {labelGapPx === 0 && (
              <path className="fine" d={`M${plot.left + slotPx * (index + 0.5)} ${plot.bottom}v${stemPx}`} />
            )}
            <g transform={`translate(${x} ${y})`}>
              <text className={styles.label} fontSize={labels.fontPx} dy="0.35em">
                <Lines lines={label.lines} />
              </text>
            </g>
          </g>
        );
      })}
      <Category chart={chart} title={titles.category} />
      <Heading chart={chart} titles={titles} />
    </>
  );
}

function LyingAxes({ chart, titles, heroIndex }: AxesProps) {
  const { plot, ticks, labels, fontPx, slotPx, bars } = chart;
  return (
    <>
      {ticks.map(({ value, offsetPx }) => (
        <g key={value}>
          {value > 0 && (
            <path
              className={`fine dashed ${styles.grid}`}
              d={`M${plot.left + offsetPx} ${plot.top}V${plot.bottom}`}
            />
          )}
          <path className="fine" d={`M${plot.left + offsetPx} ${plot.bottom}v${TICK_PX}`} />
          <g transform={`translate(${plot.left + offsetPx} ${plot.bottom + 15})`}>
            <text
              className={styles.tickText}
              fontSize={fontPx}
              dy="0.35em"
              textAnchor={offsetPx === 0 ? 'start' : 'middle'}
            >
              {formatNumber(value)}
            </text>
          </g>
        </g>
      ))}
      <path className="thin" d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
      {bars.map((bar, index) => (
        <g
          key={bar.id}
          transform={`translate(${plot.left + LYING_NAME_PX} ${plot.top + slotPx * (index + LYING_NAME_AT)})`}
        >
          <text
            className={index === heroIndex ? styles.heroName : styles.name}
            fontSize={labels.fontPx}
            dy="0.35em"
          >
            {labels.labels[index]?.lines}
          </text>
        </g>
      ))}
      <g transform={`translate(${plot.left} ${plot.bottom + 37})`}>
        <text className={styles.title} fontSize={fontPx} dy="0.35em" textAnchor="start">
          {titles.category}
        </text>
      </g>
      <Heading chart={chart} titles={titles} />
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
