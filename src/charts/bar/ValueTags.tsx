import type { SetRef } from '../../scene/refs';
import { GROWTH, type GrowthPhase, RISING } from '../materials/Growing';
import styles from './BarChart.module.css';
import type { BarDatum } from './barDatum';
import { type BarTiming, styleGrowth } from './barFrame';
import { placeBarTip } from './barPlace';
import { LYING_NAME_AT, type PlacedBar, type PlacedChart } from './layout';
import { formatTag, measureTag, placeLineCard, TAG_GAP_PX } from './valueTags';

interface TagProps {
  chart: PlacedChart;
  bar: PlacedBar;
  index: number;
  datum: BarDatum;
  valueRef: SetRef | undefined;
}

function Card({ chart, bar, datum, valueRef, index }: TagProps) {
  const { width, height } = measureTag(datum, chart.valueFontPx, true);
  const tip = placeBarTip(bar, 1);
  const top = tip.y - TAG_GAP_PX - (chart.valueLiftsPx[index] ?? 0) - height;
  const className = datum.isHero ? styles.heroCard : styles.card;
  return (
    <g className={className} transform={`translate(${tip.x} ${top})`}>
      <rect x={-width / 2} width={width} height={height} rx={3} />
      <text className={styles.cardValue} fontSize={datum.isHero ? 38 : 26} y={height * 0.46} ref={valueRef}>
        {datum.valueText}
      </text>
      <text
        className={styles.cardShare}
        fontSize={datum.isHero ? 19 : 16}
        y={height - (datum.isHero ? 12 : 11)}
      >
        {datum.share}
      </text>
    </g>
  );
}

function Tag({ chart, bar, datum, valueRef, index }: TagProps) {
  const { width, height } = measureTag(datum, chart.valueFontPx, false);
  const tip = placeBarTip(bar, 1);
  const top = tip.y - TAG_GAP_PX - (chart.valueLiftsPx[index] ?? 0) - height;
  return (
    <g className={styles.tag} transform={`translate(${tip.x} ${top})`}>
      <rect x={-width / 2} width={width} height={height} rx={2} />
      <text fontSize={chart.valueFontPx} y={height * 0.8} ref={valueRef}>
        {datum.valueText}
      </text>
    </g>
  );
}

/** A card at the end of the line that names the bar. */
function NameLineCard({ chart, datum, valueRef, index }: TagProps) {
  const { fontPx, width, height } = placeLineCard(datum, chart.trackPx, chart.labelFontPx);
  const y = chart.plot.top + chart.slotPx * (index + LYING_NAME_AT);
  return (
    <g
      className={datum.isHero ? styles.heroCard : styles.card}
      transform={`translate(${chart.plot.right} ${y - height / 2})`}
    >
      <rect x={-width} width={width} height={height} rx={3} />
      <text className={styles.cardValue} fontSize={fontPx} x={-width / 2} y={height * 0.76} ref={valueRef}>
        {formatTag(datum, 1, true)}
      </text>
    </g>
  );
}

interface ValueTagsProps {
  chart: PlacedChart;
  data: readonly BarDatum[];
  timing: BarTiming;
  phase: GrowthPhase;
  /** Names the elements for the scene, which lets the numbers grow. */
  setRef?: ((name: string) => SetRef) | undefined;
}

/**
 * The final numbers over the bars, none before the press. Over a bar that grows its number rises with it. They are for
 * the eye: each bar's name says the same.
 */
export function ValueTags({ chart, data, timing, phase, setRef }: ValueTagsProps) {
  if (phase === 'axes') return null;
  const Shape = chart.isHorizontal ? NameLineCard : chart.hasCards ? Card : Tag;
  const isRising = phase === 'growing' && !chart.isHorizontal;
  return data.map((datum, index) => {
    const bar = chart.bars[index];
    if (!bar) return null;
    const growth = isRising ? styleGrowth(bar.lengthPx, index, data.length, timing) : undefined;
    return (
      <g
        key={datum.id}
        className={isRising ? GROWTH.growing : undefined}
        style={growth}
        opacity={phase === 'growing' ? 0 : undefined}
        ref={setRef?.(`tag-${index}`)}
      >
        <g className={RISING}>
          <Shape chart={chart} bar={bar} index={index} datum={datum} valueRef={setRef?.(`value-${index}`)} />
        </g>
      </g>
    );
  });
}
