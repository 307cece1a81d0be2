import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** What Playwright says in the page's name when it keeps the service worker out. */
const BLOCKED_WORKER = /^warning: Service Worker registration blocked by Playwright/;
/** The router in the sandboxed frame of the data's live example cannot store places, and says so as it is left. */
const SANDBOXED = /^warning: Failed to save scroll positions in sessionStorage.*sandboxed/;

type SiteFixtures = {
  /** What a test makes the console say on purpose, e.g. the browser's own line about a 404. */
  expectedLogs: RegExp;
  /** Fails the test when the page logs, throws, breaks its policy, or asks another origin for anything. */
  quietPage: undefined;
};

/** Every test of the site: each also checks that nothing is logged and that nothing leaves the origin. */
export const test = base.extend<SiteFixtures>({
  expectedLogs: [/^$/, { option: true }],
  quietPage: [
    async ({ context, baseURL, expectedLogs }, use) => {
      const complaints: string[] = [];
      const origin = new URL(baseURL ?? '').origin;
      context.on('page', (page) => watchPage(page, complaints));
      context.on('request', (request) => {
        const url = new URL(request.url());
        const isLocal = url.origin === origin || url.protocol === 'blob:' || url.protocol === 'data:';
        if (!isLocal) complaints.push(`asked ${request.url()}`);
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy broken: ${event.violatedDirective} by ${event.blockedURI}`);
        });
      });
      await use(undefined);
      const unexpected = complaints.filter(
        (line) => ![expectedLogs, BLOCKED_WORKER, SANDBOXED].some((log) => log.test(line)),
      );
      expect(unexpected, 'nothing is logged and nothing leaves the origin').toEqual([]);
    },
    { auto: true },
  ],
});

function watchPage(page: Page, complaints: string[]) {
  page.on('console', (message) => {
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`threw ${error.message}`));
}
