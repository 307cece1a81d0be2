import type { SetRef } from '../../scene/refs';
import styles from './BarChart.module.css';
import type { BarDatum } from './barDatum';
import { type BarTiming, styleGrowth } from './barFrame';
import { placeBarTip } from './barPlace';
import { GROWTH, type GrowthPhase, RISING, SHOWN } from './materials/Growing';
import { HERO_VALUE, LYING_NAME_AT, type PlacedBar, type PlacedChart, REST_MORE_PX } from './placeBars';
import { CARD_FONTS, formatRest, HERO_CARD_FONTS, measureTag, TAG_GAP_PX } from './valueTags';

interface TagProps {
  chart: PlacedChart;
  bar: PlacedBar;
  index: number;
  datum: BarDatum;
  valueRef: SetRef | undefined;
}

/** The number over an upright bar; on a card also its unit and share. */
function Tag({ chart, bar, datum, valueRef, index }: TagProps) {
  const { hasCards, valueFontPx } = chart;
  const { width, height } = measureTag(datum, valueFontPx, chart);
  const fonts = datum.isHero ? HERO_CARD_FONTS : CARD_FONTS;
  const tip = placeBarTip(bar, 1);
  const liftPx = chart.valueLiftsPx[index] ?? 0;
  return (
    <g
      className={!hasCards ? styles.tag : datum.isHero ? styles.heroCard : styles.card}
      transform={`translate(${tip.x} ${tip.y - TAG_GAP_PX - liftPx - height})`}
    >
      <rect x={-width / 2} width={width} height={height} rx={2} />
      <text fontSize={hasCards ? fonts.value : valueFontPx} y={height / 2} dy="0.34em">
        <tspan className={`figure ${styles.value}`} ref={valueRef}>
          {datum.valueText}
        </tspan>
        {hasCards && <tspan fontSize={fonts.rest}>{formatRest(datum)}</tspan>}
      </text>
    </g>
  );
}

/** The number, its unit and share at the end of the line that names a lying bar. */
function LineValue({ chart, datum, valueRef, index }: TagProps) {
  const { fontPx, valueFontPx, plot, slotPx } = chart;
  return (
    <g transform={`translate(${plot.right - 1} ${plot.top + slotPx * (index + LYING_NAME_AT)})`}>
      <text
        className={datum.isHero ? styles.heroLineValue : styles.lineValue}
        fontSize={valueFontPx * (datum.isHero ? HERO_VALUE : 1)}
        dy="0.34em"
      >
        <tspan className={`figure ${styles.value}`} ref={valueRef}>
          {datum.valueText}
        </tspan>
        <tspan fontSize={fontPx + REST_MORE_PX}>{formatRest(datum)}</tspan>
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
  const Shape = chart.isHorizontal ? LineValue : Tag;
  return data.map((datum, index) => {
    const bar = chart.bars[index];
    if (!bar) return null;
    const growth = phase === 'growing' ? styleGrowth(bar.lengthPx, index, data.length, timing) : undefined;
    return (
      <g key={datum.id} className={GROWTH[phase]} style={growth}>
        <g className={SHOWN}>
          <g className={chart.isHorizontal ? undefined : RISING}>
            <Shape
              chart={chart}
              bar={bar}
              index={index}
              datum={datum}
              valueRef={setRef?.(`value-${index}`)}
            />
          </g>
        </g>
      </g>
    );
  });
}
