import type { ReactNode } from 'react';
import * as words from '#words/claim';
import type { Figure } from '../data/figures';
import { findFigure, type StatedFigureId, type VisitorFigureId } from '../model/figure';
import { formatNumber, formatRange } from '../model/format';
import { type FigureFormat, formatFigure } from '../model/formatFigure';
import styles from './Claim.module.css';
import { locateClaim } from './locateClaim';

interface ClaimLooks {
  /** Other words for the same figure: "over a thousand people". */
  children?: ReactNode;
  format?: FigureFormat;
  /** Words around the bare number: "# yarns". */
  wording?: string;
  /** Leaves out the link, where the figure stands inside a link, a button or a drawing. */
  isPlain?: boolean | undefined;
}

type ClaimProps = (
  | { id: StatedFigureId; value?: number | undefined }
  /** The visitor's own value: theirs is never the one that the claim is worked for. */
  | { id: VisitorFigureId; value: number }
) &
  ClaimLooks;

/** The number of a figure without its unit: "79", "11–32". */
const formatBare = (figure: Figure) =>
  'low' in figure ? formatRange(figure.low, figure.high) : formatNumber(figure.value);

/** The mark of an unconfirmed figure (model/verdict.ts): a dashed line. UnconfirmedKey says so. */
export const UNCONFIRMED = { 'data-unconfirmed': '', title: words.unconfirmed } as const;

/**
 * One figure in running text. Prose never types a number: it renders this. It links to its entry among the sources;
 * where script runs, ReceiptHost opens its receipt in place.
 */
export function Claim(props: ClaimProps) {
  return <FigureClaim {...props} figure={findFigure(props.id)} />;
}

/** A figure of one page alone, which finds it itself: the scripts of all others need not carry it. */
export function FigureClaim({
  id,
  figure,
  children,
  format = 'full',
  wording,
  value,
  isPlain = false,
}: ClaimLooks & { id: string; figure: Figure; value?: number | undefined }) {
  const mark = figure.isUnconfirmed && UNCONFIRMED;
  const own = 'low' in figure ? `${figure.low}–${figure.high}` : figure.value;
  const figureText = (
    <data value={value ?? own} data-claim={isPlain ? id : undefined} {...(isPlain && mark)}>
      {children ?? wording?.replace('#', formatBare(figure)) ?? formatFigure(figure, format)}
    </data>
  );
  if (isPlain) return figureText;
  return (
    <a className={styles.claim} href={locateClaim(id)} data-claim={id} {...mark}>
      {figureText}
    </a>
  );
}
