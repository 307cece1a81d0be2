// Runs in <head> before the first paint, as a classic script of this origin. It switches the scenes on; when
// the story's own script then fails to load or to run, it switches them off again, so that all text stays. It lets
// that script in once the page is painted: until then the line and the processor are the text's.
(() => {
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  root.dataset.script = 'early';
  root.dataset.view = query.get('view') === 'plain' ? 'plain' : 'scroll';
  if (query.get('motion') === 'off') root.dataset.motion = 'off';

  const fallBack = () => {
    if (root.dataset.script === 'ready') return;
    delete root.dataset.script;
    delete root.dataset.view;
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target === window || target instanceof HTMLScriptElement) fallBack();
    },
    true,
  );
  addEventListener('unhandledrejection', fallBack);

  // One in each task: to ask for all at once would hold the page up.
  const letScriptsIn = () => {
    // Pictures further down wait, too (global.css).
    if (root.dataset.script === 'early') root.dataset.script = '';
    // The development server's page has no template: it names its scripts itself.
    const next = document.querySelector('template')?.content.firstElementChild;
    if (!next) return;
    document.head.append(next);
    setTimeout(letScriptsIn);
  };
  // Not before the whole page stands: React takes over what is there.
  addEventListener('DOMContentLoaded', () => {
    if ('PerformanceObserver' in window)
      new PerformanceObserver(letScriptsIn).observe({ type: 'paint', buffered: true });
    // Hidden tabs are not painted, and some browsers do not tell of it.
    setTimeout(letScriptsIn, 500);
  });
})();
