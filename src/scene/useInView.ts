import { useEffect, useRef, useState } from 'react';
import { browser } from './platform';

/** Whether an element is in view: one that stays as long as its component. Not known, it is not. */
export function useInView<Kind extends Element>() {
  const ref = useRef<Kind>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (ref.current) return browser.onView(ref.current, '0px', setIsInView);
  }, []);
  return { ref, isInView };
}
