import { savesData } from '../shell/savesData';
import { trustScriptUrl } from '../trustScriptUrl';
import { LANGUAGE_BASE } from '../words/language';

const WORKER_URL = `${LANGUAGE_BASE}sw.js`;

/** Gives this language its worker. Fails where the browser has none, or keeps none. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trustScriptUrl(WORKER_URL), {
    scope: LANGUAGE_BASE,
    updateViaCache: 'none',
  });
}

/**
 * Whether this language's worker serves the page: then the browser has asked for a newer one by itself. Registered once
 * more, a worker that has just removed itself would stay.
 */
const isServed = () =>
  navigator.serviceWorker.controller?.scriptURL === new URL(WORKER_URL, window.location.href).href;

/** Keeps the site for later visits without a network, once the browser has nothing else to do. */
export function registerWorkerWhenIdle(): void {
  // A framed chart is a guest, which leaves nothing behind.
  if (!import.meta.env.PROD || window.parent !== window) return;
  const register = async () => {
    try {
      // A copy of the whole site saves no data. Asked here: the browser takes long to tell.
      if (savesData() || isServed()) return;
      await registerWorker();
    } catch {
      // Without a worker the site works as before, only not offline: nothing to tell the reader.
    }
  };
  const whenIdle = () => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(register, { timeout: 10_000 });
    else setTimeout(register, 2000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
