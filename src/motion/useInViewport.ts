import { type RefObject, useEffect, useState } from 'react';
import { observe } from 'react-intersection-observer';

/** Whether any part of `ref` is in the viewport; true until known, and in browsers that cannot tell. */
export function useInViewport(ref: RefObject<Element | null>): boolean {
  const [isInViewport, setIsInViewport] = useState(true);
  useEffect(() => {
    if (ref.current) return observe(ref.current, setIsInViewport, {}, true);
  }, [ref]);
  return isInViewport;
}
