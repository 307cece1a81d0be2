import type { ReactNode } from 'react';
import type { FigureFormat } from '../model/formatFigure';
import { findWhereFigure, type WhereFigureId } from '../model/placeFigures';
import { FigureClaim } from './Claim';

interface WhereClaimProps {
  id: WhereFigureId;
  /** Other words for the same figure: "nearly four times". */
  children?: ReactNode;
  format?: FigureFormat;
  /** Words around the bare number: "# of every 100". */
  wording?: string;
  isPlain?: boolean;
}

/** One figure of the page about places, as `Claim` is one of all others. */
export function WhereClaim(props: WhereClaimProps) {
  return <FigureClaim {...props} figure={findWhereFigure(props.id)} />;
}
