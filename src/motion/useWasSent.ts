import { useRef, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether this component began as HTML: true while prerendering, and for good where its first client render takes that over. */
export function useWasSent(): boolean {
  const wasSentRef = useRef(false);
  return useSyncExternalStore(
    subscribeToNothing,
    () => wasSentRef.current,
    // React asks for this one only in those two cases.
    () => {
      wasSentRef.current = true;
      return true;
    },
  );
}
