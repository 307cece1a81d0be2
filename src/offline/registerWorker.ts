import { savesData } from '../shell/savesData';
import { trustScriptUrl } from '../trustScriptUrl';
import { LANGUAGE_BASE } from '../words/language';
import { nameWholeCache, nameWholeList, type WholeList } from './wholeCopy';

const WORKER_URL = `${LANGUAGE_BASE}sw.js`;

async function registerWorker(): Promise<void> {
  await navigator.serviceWorker?.register(trustScriptUrl(WORKER_URL), {
    scope: LANGUAGE_BASE,
    updateViaCache: 'none',
  });
}

/** Asks what it takes to keep the rest of the site, too. */
export async function fetchWholeList(): Promise<WholeList> {
  const response = await fetch(nameWholeList(LANGUAGE_BASE));
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

/** Keeps the rest of the site as well, and the worker for those who save data and now ask for it. */
export async function keepWhole(list: WholeList): Promise<void> {
  await registerWorker();
  const cache = await caches.open(nameWholeCache(LANGUAGE_BASE));
  await cache.addAll(list.files.map(({ url, integrity }) => new Request(url, { integrity })));
  await cache.put(nameWholeList(LANGUAGE_BASE), new Response(JSON.stringify(list)));
}

/** Keeps the site for later visits without a network, once the browser has nothing else to do. */
export function registerWorkerWhenIdle(): void {
  // A framed chart is a guest, which leaves nothing behind.
  if (!import.meta.env.PROD || window.parent !== window) return;
  const register = async () => {
    // A copy of the whole site saves no data. Asked here: the browser takes long to tell.
    if (savesData()) return;
    try {
      await registerWorker();
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
