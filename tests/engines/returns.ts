import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { noGuess } from '#words/guess';
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

const CONTROLS = "[...document.querySelectorAll('main :is(input, select, textarea, button)')]";

/** Gives every control another state, of which the page knows nothing: what a browser may put back. */
const UNSETTLE = `for (const control of ${CONTROLS}) {
  if (control.matches('[type="radio"], [type="checkbox"]')) control.checked = !control.checked;
  else if (control.matches('select')) control.selectedIndex = control.options.length - 1;
  else if (control.matches('button')) control.disabled = !control.disabled;
  else control.value = control.value === control.max ? control.min : '7';
}`;

/** Sets all that can be set, as a reader does: the page follows. */
const SET_ALL = `for (const control of ${CONTROLS}) {
  if (control.matches('[type="radio"]')) control.click();
  else if (control.matches('select')) {
    control.selectedIndex = control.options.length - 1;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control.matches('input:not([readonly])')) {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    write.call(control, control.type === 'range' ? control.max : '70');
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}`;

/** Which controls stand otherwise than the page's script has them, by which all else is shown; undefined before it has them all. */
const DISAGREEING = `
  const described = ${CONTROLS}.map((control) => {
    const key = Object.keys(control).find((name) => name.startsWith('__reactProps$'));
    const { value, checked = false, disabled = false } = control[key] ?? {};
    const asShown = control.cloneNode(true);
    if (value !== undefined) asShown.value = value;
    const isSame = (value === undefined || asShown.value === control.value)
      && (control.type !== 'radio' || checked === control.checked) && disabled === control.disabled;
    const { localName, type, id, textContent } = control;
    return { isKnown: key !== undefined, isSame, name: [localName, type, id, control.value, textContent.slice(0, 40)].join(' ') };
  });
  return described.every(({ isKnown }) => isKnown)
    ? described.filter(({ isSame }) => !isSame).map(({ name }) => name)
    : undefined;`;

/** Waits until the page's script has every control, and finds each as it is shown. */
async function assertAgreement({ window }: CheckContext, when: string): Promise<void> {
  await waitFor(window, `all controls ${when}`, `return (() => {${DISAGREEING}})() !== undefined`);
  assert.deepEqual(await window.evaluate<string[]>(DISAGREEING), [], `controls that say otherwise ${when}`);
}

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
  await waitForPlace(context, route, topPx);
  await assertAgreement(context, `of ${route} after Back`);
  await window.evaluate(UNSETTLE);
  await reload(context);
  await waitForPlace(context, route, topPx);
  await assertAgreement(context, `of ${route} after a reload`);
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
  title: `Back, Forward and reload lead to where the reader stood on ${route}, opened first and second; controls agree`,
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
      // The needle says what the field beside it says: both old, or both new.
      await waitFor(
        window,
        `a slider that agrees, left ${leave}`,
        `const slider = document.querySelector('input[type="range"]');
        const typed = document.querySelector('[role="spinbutton"]')?.value;
        return typed !== undefined && slider.getAttribute('aria-valuetext').includes(typed || '${noGuess}')`,
      );
    }
  },
};

/** Pages with something to set. */
const SETTABLE = [
  'thirsty_fashion/where',
  'thirsty_fashion/info2',
  'thirsty_fashion/info3',
  'thirsty_fashion/lives',
  'charts/production',
  'sources',
  'data',
] as const;

export const reloads: Check[] = SETTABLE.map((route) => ({
  title: `after all is set on ${route}, and a reload, every control agrees with what is shown`,
  run: async (context) => {
    await open(context, route);
    await assertAgreement(context, 'before');
    await context.window.evaluate(SET_ALL);
    await assertAgreement(context, 'set');
    // The address follows as the hand rests.
    await setTimeout(700);
    await reload(context);
    await assertAgreement(context, 'after a reload');
    await assertNoFaults(context.window);
  },
}));

export const restored: Check[] = ['sources', 'thirsty_fashion/where', 'thirsty_fashion/lives'].map(
  (route) => ({
    title: `in a restored session every control of ${route} agrees with what is shown`,
    run: async (context) => {
      const { restore, baseUrl } = context;
      if (!restore) return;
      const folder = mkdtempSync(join(tmpdir(), 'threadprint-session-'));
      try {
        const before = { ...context, window: await restore(folder) };
        await open(before, route);
        await assertAgreement(before, 'before');
        await before.window.evaluate(SET_ALL);
        // The address follows as the hand rests, and the browser writes the session down.
        await setTimeout(2000);
        await before.window.close();
        const after = { ...context, window: await restore(folder) };
        try {
          await waitFor(
            after.window,
            'the page to come back',
            `return location.href.startsWith('${baseUrl + route}') && document.documentElement.dataset.script === 'ready'`,
          );
          await assertAgreement(after, 'of the restored page');
          // What a browser writes after the page has loaded, too.
          await setTimeout(1000);
          await assertAgreement(after, 'of the restored page, later');
        } finally {
          await after.window.close();
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  }),
);
