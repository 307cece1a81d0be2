import { FigureClaim } from '../../claim/Claim';
import { type LivesFigureId, livesFigures } from '../../data/livesFigures';
import type { FigureFormat } from '../../model/formatFigure';

interface FactProps {
  id: LivesFigureId;
  format?: FigureFormat;
  wording?: string;
  isPlain?: boolean;
}

/** One of this page's own figures, which no other page carries. */
export function Fact({ id, ...rest }: FactProps) {
  return <FigureClaim id={id} figure={livesFigures[id]} {...rest} />;
}
