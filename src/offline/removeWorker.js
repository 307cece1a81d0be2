// @ts-nocheck The compiler knows the globals of pages, not those of workers.
// What `npm run build -- --no-worker` serves as sw.js. Browsers ask for sw.js with each visit: this one takes the
// place of the worker before it, deletes the site's caches and unregisters itself. Open pages go on without it.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(removeAll()));
// A page that opens while older ones are open may have registered this worker once more: it goes with the next visit.
addEventListener('fetch', (event) => event.waitUntil(removeAll()));

async function removeAll() {
  const names = await caches.keys();
  // Other sites on this origin have caches of their own; the names of ours end with the scope.
  const ours = names.filter((name) => name.endsWith(registration.scope));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
}
