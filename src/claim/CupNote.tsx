import type { ReactNode } from 'react';

/** How much a cup holds: a line below the question, in languages whose readers know no US cup. */
export function CupNote({ children }: { children: ReactNode }) {
  return <small className="note">{children}</small>;
}
