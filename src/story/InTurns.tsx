import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { waitForTurn } from './turns';

/**
 * Parts of a page that stand below each other. Where it is opened from another they are built one after the other,
 * from the top: all at once they would hold the page up. They are there at once where somebody may stand far down:
 * in the HTML, after Back, and after a link to a place in the page.
 */
export function InTurns({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const isOpenedAnew = useNavigationType() === 'PUSH';
  const { hash } = useLocation();
  const [shown, setShown] = useState(isOpenedAnew && !hash ? 0 : parts.length);
  useEffect(() => {
    if (shown === parts.length) return;
    const showNext = () => waitForTurn().then(() => startTransition(() => setShown(shown + 1)));
    // What hangs on the layout of the last part asks for its turn in the frame that lays it out.
    requestAnimationFrame(() => setTimeout(showNext));
  }, [shown, parts.length]);
  return parts.slice(0, shown);
}
