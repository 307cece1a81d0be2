import { type ReactNode, useEffect, useState } from 'react';

/** So long it stands to be picked up; whoever reads on to its place then does not hear it again. */
const STANDING_MS = 5000;

/**
 * Says its text of its own accord: whole, and once, when it changes. It has no role, for screen readers call an
 * empty `status` by that name. Give it plain text: of links in it, some say each again.
 */
export function Announcement({ children }: { children: ReactNode }) {
  const [past, setPast] = useState<ReactNode>();
  useEffect(() => {
    const timer = setTimeout(() => setPast(children), STANDING_MS);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {children === past ? null : children}
    </p>
  );
}
