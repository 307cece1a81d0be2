import type { ReactNode } from 'react';
import { findFigure, type ShownFigureId } from '../../model/figure';
import { type FigureFormat, formatFigure } from '../../model/format';

export type ClaimProps = {
  id: ShownFigureId;
  /** Other words for the same figure: "over a thousand people". */
  children?: ReactNode;
  format?: FigureFormat;
  /** The visitor's own value, where their number changes the figure. */
  value?: number | undefined;
};

/** One figure in running text. Prose never types a number: it renders this. */
export function Claim({ id, children, format = 'full', value }: ClaimProps) {
  const figure = findFigure(id);
  const own = 'low' in figure ? `${figure.low}–${figure.high}` : figure.value;
  return (
    <data className="claim" value={value ?? own} data-claim={id}>
      {children ?? formatFigure(figure, format)}
    </data>
  );
}
