import { formatNumber } from '../format';
import { formatUnit } from '../formatFigure';

/** Writes a percent: "4.8%", "30%". */
export const formatPercent = (percent: number): string =>
  formatNumber(percent) + formatUnit('percent', percent);
