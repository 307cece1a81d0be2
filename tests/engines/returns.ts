import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { press } from '#words/production';
import { ROUTES } from '../e2e/harness/routes';
import { assertNoFaults, type Check, type CheckContext, open, reload, waitFor } from './check';

/** Waits until the page stands where its reader was. As specified, two pages begin at their top. */
const waitForPlace = ({ window }: CheckContext, route: string, topPx: number) => {
  const wantedPx = /info[23]$/.test(route) ? 0 : topPx;
  return waitFor(
    window,
    `${wantedPx} px of ${route}`,
    `return Math.abs(window.scrollY - ${wantedPx}) <= 2`,
    5000,
  );
};

const AT_HOME = "document.querySelector('[data-cups]') !== null";

/** Goes on from `route`, wherever the reader stands on it, and comes back: to home and back, forth and back, and anew. */
async function leaveAndReturn(context: CheckContext, route: string): Promise<void> {
  const { window } = context;
  const topPx = await window.evaluate<number>(
    "window.scrollTo({ top: 900, behavior: 'instant' }); return window.scrollY",
  );
  await setTimeout(300);
  await window.click('header a[href]');
  for (let times = 0; times < 2; times++) {
    await waitFor(window, 'home', `return ${AT_HOME}`);
    await window.evaluate('history.back()');
    await waitFor(window, route, `return location.pathname.endsWith('/${route}') && !(${AT_HOME})`);
    await waitForPlace(context, route, topPx);
    if (times === 0) await window.evaluate('history.forward()');
  }
  await reload(context);
  await waitForPlace(context, route, topPx);
}

/** Opens `route` second, by a link of About. Tells whether there is one; a link to About itself would open it anew. */
async function followFromAbout(context: CheckContext, route: string): Promise<boolean> {
  if (route === 'thirsty_fashion/about') return false;
  await open(context, 'thirsty_fashion/about');
  const isLinked = await context.window.evaluate<boolean>(
    `const link = document.querySelector('a[href$="/${route}"]'); link?.click(); return link !== null`,
  );
  if (!isLinked) return false;
  await waitFor(
    context.window,
    route,
    `return location.pathname.endsWith('/${route}') && document.querySelector('main h1') !== null`,
  );
  await setTimeout(500);
  return true;
}

// Home itself is where the link leads, and fills one screen.
export const back: Check[] = ROUTES.filter((route) => route !== 'thirsty_fashion').map((route) => ({
  title: `Back, Forward and reload lead to where the reader stood on ${route}, opened first and second`,
  run: async (context) => {
    await open(context, route);
    await leaveAndReturn(context, route);
    if (await followFromAbout(context, route)) await leaveAndReturn(context, route);
    await assertNoFaults(context.window);
  },
}));

/** Whether the ledger's select says what is filtered. */
const LEDGER_AGREES = `
  const select = document.querySelector('search select');
  return select !== null
    && (select.value === 'all') === (document.querySelectorAll('[data-entry][hidden]').length === 0);`;

export const returns: Check = {
  title: 'after Back every control agrees with what is shown, from a page of ours and from another document',
  run: async (context) => {
    const { window, baseUrl } = context;
    const filter = `const select = document.querySelector('search select');
      select.value = 'off';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return document.querySelectorAll('[data-entry][hidden]').length > 0`;
    for (const leave of ['by a link', 'by an address'] as const) {
      await open(context, 'sources');
      await waitFor(window, 'the ledger to be filtered', filter);
      if (leave === 'by a link') await window.click('header a[href]');
      else await window.open(`${baseUrl}licenses.txt`);
      await setTimeout(1000);
      await window.evaluate('setTimeout(() => history.back())');
      await setTimeout(1000);
      await waitFor(window, `a ledger that agrees, left ${leave}`, LEDGER_AGREES);
      await open(context, 'thirsty_fashion/info3');
      await waitFor(
        window,
        'the slider to follow',
        `const slider = document.querySelector('input[type="range"]');
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
        set.call(slider, slider.max);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        return slider.value === slider.max`,
      );
      if (leave === 'by a link') await window.click('header a[href]');
      else await window.open(`${baseUrl}licenses.txt`);
      await setTimeout(1000);
      await window.evaluate('setTimeout(() => history.back())');
      await setTimeout(1000);
      // Its words are the figure beside it: both old, or both new.
      await waitFor(
        window,
        `a slider that agrees, left ${leave}`,
        `const slider = document.querySelector('input[type="range"]');
        return slider !== null && (slider.getAttribute('aria-valuetext') ?? slider.value).includes(slider.value)`,
      );
    }
  },
};

const CHART_BUTTON = `[...document.querySelectorAll('button')].find((b) => b.textContent.trim() === '${press}')`;

export const reloads: Check = {
  title: 'after a reload every control agrees with what is shown',
  run: async (context) => {
    const { window } = context;
    await open(context, 'sources');
    const readHidden = "return document.querySelectorAll('[data-entry][hidden]').length";
    // Asked at each look: its script may still be on its way.
    await waitFor(
      window,
      'the ledger to be filtered',
      `const select = document.querySelector('search select');
      select.value = 'off';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      ${readHidden} > 0`,
    );
    await reload(context);
    assert.equal(
      await window.evaluate<string>("return document.querySelector('search select').value"),
      'all',
    );
    assert.equal(await window.evaluate<number>(readHidden), 0);
    await open(context, 'charts/production');
    await waitFor(window, 'the chart to start', `${CHART_BUTTON}.click(); return ${CHART_BUTTON}.disabled`);
    await reload(context);
    assert.equal(await window.evaluate<boolean>(`return ${CHART_BUTTON}.disabled`), false);
    await assertNoFaults(window);
  },
};
