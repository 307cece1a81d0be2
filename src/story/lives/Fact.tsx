import { FigureClaim } from '../../claim/Claim';
import { type LivesFigureId, livesFigures } from '../../data/livesFigures';
import type { FigureFormat } from '../../model/formatFigure';

/** What we know by a quotation only: marked on this page as what nobody has read (Fact.test.ts compares it with the claims). */
export const QUOTED: readonly LivesFigureId[] = ['published-shirts-co2', 'published-use-share'];

interface FactProps {
  id: LivesFigureId;
  format?: FigureFormat;
  wording?: string;
  isPlain?: boolean;
}

/** One of this page's own figures, which no other page carries. */
export function Fact({ id, ...rest }: FactProps) {
  const figure = livesFigures[id];
  return (
    <FigureClaim
      id={id}
      figure={QUOTED.includes(id) ? { ...figure, isUnconfirmed: true } : figure}
      {...rest}
    />
  );
}
