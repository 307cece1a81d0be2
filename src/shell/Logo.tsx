import { useState } from 'react';
import { createLogoPath, LOGO_VIEW_BOX } from '../theme/logo';

/** The fingerprint wound from one thread into a drop. Decorative: its link carries the name. */
export function Logo() {
  // Not while the script first runs, which takes long enough.
  const [path] = useState(createLogoPath);
  return (
    <svg viewBox={LOGO_VIEW_BOX} width="30" height="40" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
