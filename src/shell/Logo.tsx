import { createLogoPath, LOGO_VIEW_BOX } from '../theme/logo';

const LOGO_PATH = createLogoPath();

/** The fingerprint wound from one thread into a drop. Decorative: its link carries the name. */
export function Logo() {
  return (
    <svg viewBox={LOGO_VIEW_BOX} aria-hidden="true" data-thread-start="">
      <path
        d={LOGO_PATH}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
