import { useInView } from '../../motion/useInView';

/**
 * Whether an element has come near enough to be prepared: within `margin`, a share of the viewport ("20%"). It stays
 * so. Browsers that cannot tell prepare it at once.
 */
export function useNear(margin: string): { ref: (element: Element | null) => void; isNear: boolean } {
  const { ref, inView } = useInView({ rootMargin: margin, triggerOnce: true, fallbackInView: true });
  return { ref, isNear: inView };
}
