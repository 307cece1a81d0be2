interface KnotProps {
  /** The part of the thread that passes here. */
  strand: 'first' | 'last';
  /** Waypoints as `parseKnots` reads them, in shares of this mark's box. */
  way: string;
  /** Puts the mark in its place; where it is not displayed, the thread does not pass. */
  className?: string | undefined;
  /** Whether the thread runs behind something here, out of sight. */
  isBehind?: boolean;
}

/** A mark in the layout that the thread passes. */
export function Knot({ strand, way, className, isBehind = false }: KnotProps) {
  return (
    <i
      className={className}
      data-strand={strand}
      data-knot={way}
      data-behind={isBehind || undefined}
      aria-hidden="true"
    />
  );
}
