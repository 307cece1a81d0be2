import type { ChartSpec } from '../../charts/chartSpec';
import { fabrics } from '../../data/fabrics';
import { productionPhases } from '../../data/productionPhases';
import { FABRIC_AXIS, getMeasure, MEASURE_AXES } from '../../model/fabrics';
import { formatNumber } from '../../model/format';
import { PRODUCTION_AXES } from '../../model/production';
import type { NumbersColumn, NumbersRow } from './NumbersTable';

interface Numbers {
  columns: NumbersColumn[];
  rows: NumbersRow[];
  /** Where the table can be downloaded. */
  href: string;
}

const words = (text: string) => ({ text, value: text });
const number = (value: number, suffix = '') => ({ text: `${formatNumber(value)}${suffix}`, value });

/** The table behind a chart: the same numbers, and what the tooltips say. */
export function listNumbers(id: ChartSpec['id']): Numbers {
  const folder = `${import.meta.env.BASE_URL}data/`;
  if (id === 'production') {
    return {
      columns: [
        { title: PRODUCTION_AXES.category, isNumber: false },
        { title: PRODUCTION_AXES.value, isNumber: true },
        { title: 'Share', isNumber: true },
      ],
      rows: productionPhases.map(({ id: phase, name, emissions, sharePercent }) => ({
        id: phase,
        cells: [words(name), number(emissions), number(sharePercent, '%')],
      })),
      href: `${folder}production-phases.csv`,
    };
  }
  return {
    columns: [
      { title: FABRIC_AXIS, isNumber: false },
      { title: MEASURE_AXES[id], isNumber: true },
      { title: 'What it is', isNumber: false },
    ],
    rows: fabrics.map((fabric) => ({
      id: fabric.id,
      cells: [words(fabric.name), number(getMeasure(fabric, id)), words(fabric.tooltipText)],
    })),
    href: `${folder}fabrics.csv`,
  };
}
