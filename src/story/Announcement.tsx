import type { ReactNode } from 'react';

/**
 * Says its text of its own accord: whole, and once, when it changes. It has no role, for screen readers call an
 * empty `status` by that name.
 */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {children}
    </p>
  );
}
