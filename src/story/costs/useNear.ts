import type { RefObject } from 'react';
import { useInView } from '../../motion/useInView';

/**
 * Whether an element has come near enough to be prepared: within `margin`, a share of the viewport ("20%"). It stays
 * so.
 */
export function useNear<Kind extends Element>(
  margin: string,
): { ref: RefObject<Kind | null>; isNear: boolean } {
  const { ref, inView } = useInView<Kind>({ rootMargin: margin, triggerOnce: true });
  return { ref, isNear: inView };
}
