import { type ReactNode, type Ref, useId } from 'react';
import type { SetRef } from '../../scene/refs';
import { Axes, type AxisTitles } from './Axes';
import styles from './BarChart.module.css';
import type { BarDatum } from './barDatum';
import { type BarTiming, styleGrowth } from './barFrame';
import { GROWTH, type GrowthPhase } from './materials/Growing';
import type { Material } from './materials/material';
import type { PlacedChart } from './placeBars';

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
  /** The bars as controls, over the drawing: then they name the bars. */
  lanes?: ReactNode;
  /** The bar that is told of or sounds, and the one that was guessed. */
  told?: string | undefined;
  guess?: string | undefined;
  /** What takes the focus. */
  drawingRef?: Ref<SVGSVGElement>;
  /** Where the scene draws. */
  canvasRef?: SetRef;
  /** Stands beside the drawing in its box. */
  children?: ReactNode;
}

/** Bars on an axis from zero, in any material; the words are in the bars' names, the table and the caption. */
export function BarChart(props: BarChartProps) {
  const { name, data, titles, chart, material, timing, phase, lanes, told, guess } = props;
  const prefix = useId();
  const size = {
    viewBox: `0 0 ${chart.widthPx} ${chart.heightPx}`,
    width: chart.widthPx,
    height: chart.heightPx,
  };
  const { Bar, Definitions } = material;
  return (
    <div className={`strong turns ${styles.chart}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        {...size}
        className={styles.drawing}
        role="group"
        aria-label={name}
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
          const growth =
            phase === 'growing' ? styleGrowth(bar.lengthPx, index, data.length, timing) : undefined;
          return (
            <g
              key={datum.id}
              className={styles.bar}
              // What the eye cannot see yet, no voice tells.
              {...(lanes
                ? { 'aria-hidden': true }
                : { role: 'img', 'aria-label': phase === 'axes' ? datum.label : datum.name })}
              data-bar={datum.id}
              data-told={datum.id === told || undefined}
              data-guessed={datum.id === guess || undefined}
            >
              <rect className={styles.lane} {...bar.lane} />
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
              </g>
            </g>
          );
        })}
      </svg>
      {props.canvasRef && <canvas className={styles.effect} ref={props.canvasRef} aria-hidden="true" />}
      <svg {...size} className={styles.overlay} aria-hidden="true">
        {props.tags}
      </svg>
      {lanes}
      {props.children}
    </div>
  );
}
