import { useEffect } from 'react';

/**
 * Tells the page that frames this one how high its content is, and again whenever that changes: it depends on the frame's
 * width alone, never on its height. The height is no secret, so that any page may hear it.
 */
export function useTellHeight(isEmbedded: boolean): void {
  useEffect(() => {
    const main = document.querySelector('main');
    if (!isEmbedded || !main || window.parent === window) return;
    const tell = () =>
      window.parent.postMessage({ threadprintHeight: Math.ceil(main.getBoundingClientRect().height) }, '*');
    const observer = new ResizeObserver(tell);
    observer.observe(main);
    return () => observer.disconnect();
  }, [isEmbedded]);
}
