import { LANGUAGE_BASE } from '../words/language';
import { registerWorker } from './registerWorker';
import { nameWholeCache, nameWholeList, type WholeList } from './wholeCopy';
import { findWhyNot, type WhyNot, type WorkerAnswer } from './whyNotKept';

/** A worker of an earlier build knows no question, and answers none. */
const LONGEST_SILENCE_MS = 5000;
/** Some browsers never settle a registration, nor activate its worker. */
const LONGEST_WAIT_MS = 10_000;

const orUndefined = <T>(promise: Promise<T>) =>
  Promise.race([promise, new Promise<undefined>((late) => setTimeout(late, LONGEST_WAIT_MS))]);

/** What in this browser is in the way of keeping anything, if there is something. */
function findObstacle(): WhyNot | undefined {
  if (!window.isSecureContext) return 'insecure';
  return navigator.serviceWorker && window.caches ? undefined : 'refused';
}

/** Asks what it takes to keep the rest of the site, too, or tells why it cannot be kept. */
export async function fetchWholeList(): Promise<WholeList | WhyNot> {
  try {
    const obstacle = findObstacle();
    if (obstacle) return obstacle;
    const response = await fetch(nameWholeList(LANGUAGE_BASE));
    return response.ok ? await response.json() : 'notWhole';
  } catch (error) {
    return findWhyNot(error);
  }
}

/** Asks a worker, which may still be installing, whether it has all that it keeps; it fetches what it lacks. */
function askWorker(worker: ServiceWorker): Promise<WorkerAnswer> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(resolve, LONGEST_SILENCE_MS, 'failed');
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer | 'asked'>) => {
      clearTimeout(timer);
      if (data !== 'asked') resolve(data);
    };
    worker.addEventListener('statechange', () => {
      // What it says of why may still be on its way.
      if (worker.state === 'redundant') setTimeout(resolve, 1000, 'failed');
    });
    worker.postMessage('keep', [port2]);
  });
}

/** Waits until a worker answers for its pages, or never will. */
async function waitUntilActive(worker: ServiceWorker): Promise<boolean> {
  while (worker.state !== 'activated' && worker.state !== 'redundant')
    await new Promise((change) => worker.addEventListener('statechange', change, { once: true }));
  return worker.state === 'activated';
}

/** Keeps the whole site, and the worker for those who save data and now ask for it; or tells why not. */
export async function keepWhole(list: WholeList): Promise<'kept' | WhyNot> {
  try {
    const registration = await orUndefined(registerWorker());
    if (!registration) return 'failed';
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (!worker) return 'failed';
    const answer = await askWorker(worker);
    if (answer !== 'whole') return answer;
    // The worker of an earlier build is in charge until its last page is closed: it has what it needs, too. A guard has not.
    const active = registration.active?.scriptURL.includes('?') ? worker : registration.active;
    if (!(await orUndefined(waitUntilActive(active ?? worker)))) return 'failed';
    const cache = await caches.open(nameWholeCache(LANGUAGE_BASE));
    await cache.addAll(list.files.map(({ url, integrity }) => new Request(url, { integrity })));
    await cache.put(nameWholeList(LANGUAGE_BASE), new Response(JSON.stringify(list)));
    return 'kept';
  } catch (error) {
    return findWhyNot(error);
  }
}
