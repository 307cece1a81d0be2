import { savesData } from '../motion/savesData';
import { LANGUAGE, LANGUAGE_BASE } from '../words/language';
import { nameGuard } from './guard';

interface Policy {
  createScriptURL: (url: string) => string;
}

interface TrustedTypesWindow extends Window {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
}

let policy: Policy | undefined;

/** The site's one Trusted Types policy, named in the CSP: no URL but a worker's of our own can become a script. */
function trustScriptUrl(url: string): string {
  policy ??= (window as TrustedTypesWindow).trustedTypes?.createPolicy('threadprint-worker', {
    createScriptURL(asked) {
      if (!asked.startsWith(import.meta.env.BASE_URL)) throw new TypeError(`not a worker of ours: ${asked}`);
      return asked;
    },
  });
  return policy?.createScriptURL(url) ?? url;
}

const WORKER_URL = `${LANGUAGE_BASE}sw.js`;
const SHARED_BASE = import.meta.env.BASE_URL;

const register = (url: string, scope: string) =>
  navigator.serviceWorker.register(trustScriptUrl(url), { scope, updateViaCache: 'none' });

/** Gives the pages above another language's folder a guard, unless they have a worker: theirs, or another's guard. */
async function registerGuard(): Promise<void> {
  if (LANGUAGE === 'en') return;
  const above = await navigator.serviceWorker.getRegistration(SHARED_BASE);
  // A stranger's worker may be in charge of the whole host.
  if (above?.scope === new URL(SHARED_BASE, window.location.href).href) return;
  await register(`${SHARED_BASE}sw.js${nameGuard(LANGUAGE)}`, SHARED_BASE);
}

/** Gives this language its worker. Fails where the browser has none, or keeps none. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  // Without its guard a language is kept all the same.
  await registerGuard().catch(() => {});
  return register(WORKER_URL, LANGUAGE_BASE);
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
      if (savesData()) return;
      await (isServed() ? registerGuard() : registerWorker());
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
