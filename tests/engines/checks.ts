import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { EngineWindow } from './engine';

const ROUTES = [
  'thirsty_fashion',
  'thirsty_fashion/about',
  'thirsty_fashion/info1',
  'thirsty_fashion/info2',
  'thirsty_fashion/info3',
  'charts/production',
  'charts/fabrics',
];

/** What a check gets: a window, the site's address up to the base, and a way to keep a picture. */
export interface CheckContext {
  window: EngineWindow;
  baseUrl: string;
  keepPicture: (name: string) => Promise<void>;
}

export interface Check {
  title: string;
  run: (context: CheckContext) => Promise<void>;
}

/** Waits until `script` returns something true. */
async function waitFor(
  window: EngineWindow,
  what: string,
  script: string,
  timeoutMs = 15_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (await window.evaluate<boolean>(script)) return;
    await setTimeout(100);
  }
  assert.fail(`waited in vain for ${what}`);
}

async function open({ window, baseUrl }: CheckContext, route: string): Promise<void> {
  await window.open(baseUrl + route);
  await waitFor(window, `${route} to start`, "return document.documentElement.dataset.script === 'ready'");
}

async function assertNoFaults(window: EngineWindow): Promise<void> {
  assert.deepEqual(await window.evaluate<string[]>('return window.faults'), []);
}

const loads: Check[] = ROUTES.map((route) => ({
  title: `${route} loads without a fault`,
  run: async (context) => {
    await open(context, route);
    await setTimeout(500);
    await assertNoFaults(context.window);
    await context.keepPicture(route.replaceAll('/', '-'));
  },
}));

const choice: Check = {
  title: 'the choice of six cups reaches info1 with its number',
  run: async (context) => {
    const { window } = context;
    await open(context, 'thirsty_fashion');
    await window.click('button[aria-label="6 cups of water"]');
    await waitFor(window, 'info1', "return location.pathname.endsWith('/info1')");
    await waitFor(window, 'the share', "return document.body.textContent.includes('0.05253')");
    await assertNoFaults(window);
    await context.keepPicture('info1-6-cups');
  },
};

const steps: Check = {
  title: 'the four steps count 32, 244, 297 and 403 cups',
  run: async (context) => {
    const { window } = context;
    await open(context, 'thirsty_fashion/info1');
    for (const [name, cups] of [
      ['Bleaching', 32],
      ['Dyeing', 244],
      ['Printing', 297],
      ['Finishing', 403],
    ]) {
      await window.evaluate(`
        const heading = [...document.querySelectorAll('h2, h3')].find((h) => h.textContent.trim() === '${name}');
        heading.scrollIntoView({ block: 'center' });`);
      await waitFor(
        window,
        `${cups} cups while ${name}`,
        `return document.querySelector('[role="img"][aria-label="${cups} cups"]') !== null`,
      );
      await setTimeout(1500);
      await context.keepPicture(`info1-${cups}`);
    }
    await assertNoFaults(window);
  },
};

/** Presses every start button of a chart page and waits for the end of all the animations. */
function charts(route: string, buttons: readonly string[]): Check {
  return {
    title: `${route} ends in its final frame`,
    run: async (context) => {
      const { window } = context;
      await open(context, route);
      for (const name of buttons) {
        const find = `[...document.querySelectorAll('button')].find((b) => b.textContent.trim() === '${name}')`;
        await window.evaluate(
          `const button = ${find}; button.scrollIntoView({ block: 'center' }); button.click();`,
        );
        await waitFor(window, `"${name}" to be disabled`, `return ${find}.disabled`);
      }
      await setTimeout(4500);
      await assertNoFaults(window);
      await context.keepPicture(`${route.replaceAll('/', '-')}-done`);
    },
  };
}

/** Every check that each engine must pass. */
export const CHECKS: readonly Check[] = [
  ...loads,
  choice,
  steps,
  charts('charts/production', ['Take a look']),
  charts('charts/fabrics', ['Pour Water', 'Use Energy', 'Emit CO2']),
];
