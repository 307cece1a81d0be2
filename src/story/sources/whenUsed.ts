const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Resolves at the reader's first sign of life on the page. */
export function whenUsed(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const onSign = () => {
      controller.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      document.addEventListener(sign, onSign, { passive: true, signal: controller.signal });
    }
  });
}
