import { productionChart } from '../charts/production';
import { ChartBox } from './ChartBox';
import styles from './ProductionChart.module.css';
import { type ChartState, useChart } from './useChart';

const PRERENDERED = {
  wide: { widthPx: 800, heightPx: 600 },
  narrow: { widthPx: 354, heightPx: 408 },
  wideBy: 'width',
} as const;

/** The state of the production chart; a page sets its parts (box, buttons, caption, tools) where it likes. */
export function useProductionChart(): ChartState {
  return useChart(productionChart);
}

interface ProductionBoxProps {
  chart: ChartState;
  className?: string | undefined;
  isGuessable?: boolean;
}

/** The bobbins. Without a class of its own the box is 800 × 600 where the column allows, else as wide as that. */
export function ProductionBox({ chart, className, isGuessable = true }: ProductionBoxProps) {
  return (
    <ChartBox
      chart={chart}
      className={className ?? styles.box}
      prerendered={PRERENDERED}
      isGuessable={isGuessable}
    />
  );
}
