import { savesData } from '../shell/savesData';
import { BASE_PATH } from '../shell/site';
import { trustScriptUrl } from '../trustScriptUrl';

const WORKER_URL = `${BASE_PATH}sw.js`;

/** Keeps the site for later visits without a network, once the browser has nothing else to do. */
export function registerWorkerWhenIdle(): void {
  // A framed chart is a guest, which leaves nothing behind.
  if (!import.meta.env.PROD || window.parent !== window) return;
  const register = async () => {
    // A copy of the whole site saves no data. Asked here: the browser takes long to tell.
    if (savesData()) return;
    try {
      await navigator.serviceWorker?.register(trustScriptUrl(WORKER_URL), {
        scope: BASE_PATH,
        updateViaCache: 'none',
      });
    } catch {
      // Without a worker the site works as before, only not offline: nothing to tell the reader.
    }
  };
  const whenIdle = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 });
    else setTimeout(register, 2000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
