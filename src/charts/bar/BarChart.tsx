import { type ReactNode, type Ref, useId, useRef } from 'react';
import type { SetRef } from '../../scene/refs';
import { ArrowHint } from './ArrowHint';
import { Axes } from './Axes';
import styles from './BarChart.module.css';
import type { BarDatum } from './barDatum';
import { type BarTiming, styleGrowth } from './barFrame';
import { GuessMark } from './GuessMark';
import type { Guess } from './guess';
import type { AxisTitles } from './heading';
import { GROWTH, type GrowthPhase } from './materials/Growing';
import type { Material } from './materials/material';
import type { PlacedBar, PlacedChart } from './placeBars';
import { Tooltip } from './Tooltip';
import { useBarFocus } from './useBarFocus';

interface BarChartProps {
  /** The chart's name, e.g. "Water use by fabric". */
  name: string;
  data: readonly BarDatum[];
  titles: AxisTitles;
  chart: PlacedChart;
  material: Material;
  timing: BarTiming;
  phase: GrowthPhase;
  /** The numbers over the bars. */
  tags: ReactNode;
  /** A bar that is pointed out from outside, e.g. while it sounds. */
  highlighted?: number | undefined;
  guess?: Guess | undefined;
  /** Called when Escape is pressed and no tooltip is open. */
  onLeave?: (() => void) | undefined;
  /** What takes the focus. */
  drawingRef?: Ref<SVGSVGElement>;
  /** Where the scene draws. */
  canvasRef?: SetRef;
  /** What a bar's tooltip leads to: a link, which Enter on the bar follows. Keep it stable. */
  renderMore?: ((datum: BarDatum) => ReactNode) | undefined;
  /** Stands beside the drawing in its box. */
  children?: ReactNode;
}

const RING_GAP_PX = 6;
/** A bar that has not grown yet still has a ring of this length. */
const SHORTEST_RING_PX = 26;

function FocusRing({ bar, isStarted }: { bar: PlacedBar; isStarted: boolean }) {
  const lengthPx = Math.max(SHORTEST_RING_PX, isStarted ? bar.lengthPx : 0) + RING_GAP_PX;
  const widthPx = bar.thicknessPx + 2 * RING_GAP_PX;
  return (
    <rect
      className={styles.ring}
      x={-widthPx / 2}
      y={-lengthPx}
      width={widthPx}
      height={lengthPx + RING_GAP_PX + 3}
      rx={4}
    />
  );
}

/** Bars on an axis from zero, in any material; the words are in the bars' names, the table and the caption. */
export function BarChart(props: BarChartProps) {
  const { name, data, titles, chart, material, timing, phase, highlighted, guess } = props;
  const prefix = useId();
  const isStarted = phase !== 'axes';
  const boxRef = useRef<HTMLDivElement>(null);
  const focus = useBarFocus({
    bars: data.length,
    isOpenable: isStarted,
    onLeave: props.onLeave,
    onEnter: () => boxRef.current?.querySelector<HTMLElement>('[data-open] a')?.click(),
  });
  const size = {
    viewBox: `0 0 ${chart.widthPx} ${chart.heightPx}`,
    width: chart.widthPx,
    height: chart.heightPx,
  };
  const { Bar, Definitions } = material;
  return (
    <div className={`turns ${styles.chart}`} ref={boxRef}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        {...size}
        className={styles.drawing}
        role="group"
        aria-label={name}
        aria-describedby={`${prefix}hint`}
        tabIndex={-1}
        ref={props.drawingRef}
      >
        <defs>
          <Definitions prefix={prefix} />
        </defs>
        <Axes
          chart={chart}
          titles={titles}
          heroIndex={phase === 'whole' ? data.findIndex(({ isHero }) => isHero) : -1}
        />
        {data.map((datum, index) => {
          const bar = chart.bars[index];
          if (!bar) return null;
          const { hit } = bar;
          const growth =
            phase === 'growing' ? styleGrowth(bar.lengthPx, index, data.length, timing) : undefined;
          return (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a named picture, in one roving tab stop
            <g
              key={datum.id}
              {...focus.bindBar(index)}
              className={styles.bar}
              role="img"
              // What the eye cannot see yet, no voice tells.
              aria-label={isStarted ? datum.name : datum.label}
              aria-describedby={isStarted ? `${prefix}tip${index}` : undefined}
              data-highlighted={highlighted === index || undefined}
            >
              <rect className={styles.hit} x={hit.x} y={hit.y} width={hit.width} height={hit.height} />
              <g
                transform={`translate(${bar.originX} ${bar.originY}) rotate(${bar.rotation})`}
                className={GROWTH[phase]}
                style={growth}
              >
                <Bar
                  prefix={prefix}
                  index={index}
                  value={datum.value}
                  lengthPx={bar.lengthPx}
                  trackPx={chart.trackPx}
                  thicknessPx={bar.thicknessPx}
                  isHero={datum.isHero ?? false}
                />
                <FocusRing bar={bar} isStarted={isStarted} />
              </g>
            </g>
          );
        })}
      </svg>
      <ArrowHint id={`${prefix}hint`} />
      {props.canvasRef && <canvas className={styles.effect} ref={props.canvasRef} aria-hidden="true" />}
      <svg {...size} className={styles.overlay} aria-hidden="true">
        {props.tags}
        {guess && <GuessMark chart={chart} guess={guess} />}
      </svg>
      {props.children}
      {data.map((datum, index) => {
        const bar = chart.bars[index];
        if (!bar) return null;
        return (
          <Tooltip
            key={datum.id}
            detailId={`${prefix}tip${index}`}
            datum={datum}
            bar={bar}
            isOpen={focus.openIndex === index}
            index={index}
            onEnter={focus.keepOpen}
            onLeave={focus.leave}
            renderMore={props.renderMore}
          />
        );
      })}
    </div>
  );
}
