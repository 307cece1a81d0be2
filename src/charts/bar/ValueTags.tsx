import { formatNumber } from '../../model/format';
import styles from './BarChart.module.css';
import type { BarDatum } from './barDatum';
import { type BarTiming, calculateBarFrame } from './barFrame';
import { LYING_NAME_AT, type PlacedBar, type PlacedChart, placeBarTip } from './layout';
import { formatCard, measureTag, placeLineCard, TAG_GAP_PX } from './valueTags';

/** The number while the bar grows, with as many decimals as the final one: "0.9" on the way to "2.2". */
function formatGrowing(datum: BarDatum, growth: number): string {
  if (growth >= 1) return datum.valueText;
  const decimals = datum.valueText.split('.')[1]?.length ?? 0;
  return decimals > 0
    ? (datum.value * growth).toFixed(decimals)
    : formatNumber(Math.round(datum.value * growth));
}

interface TagProps {
  chart: PlacedChart;
  bar: PlacedBar;
  index: number;
  datum: BarDatum;
  growth: number;
}

function Card({ chart, bar, datum, growth, index }: TagProps) {
  const { width, height } = measureTag(datum, chart.valueFontPx, true);
  const tip = placeBarTip(bar, growth);
  const top = tip.y - TAG_GAP_PX - (chart.valueLiftsPx[index] ?? 0) - height;
  const className = datum.isHero ? styles.heroCard : styles.card;
  return (
    <g className={className} transform={`translate(${tip.x} ${top})`}>
      <rect x={-width / 2} width={width} height={height} rx={3} />
      <text className={styles.cardValue} y={height * 0.46}>
        {formatGrowing(datum, growth)}
      </text>
      <text className={styles.cardShare} y={height - (datum.isHero ? 12 : 11)}>
        {datum.share}
      </text>
    </g>
  );
}

function Tag({ chart, bar, datum, growth, index }: TagProps) {
  const { width, height } = measureTag(datum, chart.valueFontPx, false);
  const tip = placeBarTip(bar, growth);
  const top = tip.y - TAG_GAP_PX - (chart.valueLiftsPx[index] ?? 0) - height;
  return (
    <g className={styles.tag} transform={`translate(${tip.x} ${top})`}>
      <rect x={-width / 2} width={width} height={height} rx={2} />
      <text fontSize={chart.valueFontPx} y={height * 0.8}>
        {formatGrowing(datum, growth)}
      </text>
    </g>
  );
}

/** A card at the end of the line that names the bar. */
function NameLineCard({ chart, datum, growth, index }: TagProps) {
  const { fontPx, width, height } = placeLineCard(datum, chart.trackPx, chart.labelFontPx);
  const y = chart.plot.top + chart.slotPx * (index + LYING_NAME_AT);
  const text = formatCard({ ...datum, valueText: formatGrowing(datum, growth) });
  return (
    <g
      className={datum.isHero ? styles.heroCard : styles.card}
      transform={`translate(${chart.plot.right} ${y - height / 2})`}
    >
      <rect x={-width} width={width} height={height} rx={3} />
      <text className={styles.cardValue} fontSize={fontPx} x={-width / 2} y={height * 0.76}>
        {text}
      </text>
    </g>
  );
}

interface ValueTagsProps {
  chart: PlacedChart;
  data: readonly BarDatum[];
  timing: BarTiming;
  /** Time since the press; negative before it, Infinity for the final frame. */
  elapsedMs: number;
}

/** The numbers over the bars, one pure picture for each moment. They are for the eye: each bar's name says the same. */
export function ValueTags({ chart, data, timing, elapsedMs }: ValueTagsProps) {
  return data.map((datum, index) => {
    const bar = chart.bars[index];
    const frame = calculateBarFrame(elapsedMs, index, data.length, timing);
    if (!bar || frame.labelOpacity <= 0) return null;
    const Shape = chart.isHorizontal ? NameLineCard : chart.hasCards ? Card : Tag;
    return (
      <g key={datum.id} opacity={frame.labelOpacity}>
        <Shape chart={chart} bar={bar} index={index} datum={datum} growth={frame.growth} />
      </g>
    );
  });
}
