import type { ReactNode } from 'react';
import { findFigure, type StatedFigureId, type VisitorFigureId } from '../../model/figure';
import { type FigureFormat, formatFigure } from '../../model/formatFigure';
import styles from './Claim.module.css';
import { locateClaim } from './locateClaim';

export type ClaimProps = (
  | { id: StatedFigureId; value?: number | undefined }
  /** The visitor's own value: theirs is never the one that the claim is worked for. */
  | { id: VisitorFigureId; value: number }
) & {
  /** Other words for the same figure: "over a thousand people". */
  children?: ReactNode;
  format?: FigureFormat;
  /** Leaves out the link, where the figure stands inside a link, a button or a drawing. */
  isPlain?: boolean | undefined;
};

/**
 * One figure in running text. Prose never types a number: it renders this. It links to its entry among the sources;
 * where script runs, ReceiptHost opens its receipt in place.
 */
export function Claim({ id, children, format = 'full', value, isPlain = false }: ClaimProps) {
  const figure = findFigure(id);
  const own = 'low' in figure ? `${figure.low}–${figure.high}` : figure.value;
  const figureText = (
    <data value={value ?? own} data-claim={isPlain ? id : undefined}>
      {children ?? formatFigure(figure, format)}
    </data>
  );
  if (isPlain) return figureText;
  return (
    <a className={styles.claim} href={locateClaim(id)} data-claim={id}>
      {figureText}
    </a>
  );
}
