import { existsSync, readFileSync } from 'node:fs';
import { createSiteServer } from '../../../server/serve.ts';
import { parseBasePath } from '../../../server/settings.mjs';
import { createSite } from '../../../server/site.ts';
import { PUBLISHED } from '../../../src/words/languages.ts';
import { LANGUAGE } from './language.ts';
import { test as siteTest } from './site.ts';

const SITE = '.build/long/dist';
const HASHES = '.build/long/hashes-de.json';
const basePath = parseBasePath(process.env.BASE_PATH);

/** Whether the site is looked at in its longest words; in other letters than Latin it is the built one (VITE_LANGUAGE=ar). */
export const IS_LONG = (PUBLISHED as readonly string[]).includes(LANGUAGE);

/** A test of the site in its longest words (`npm run build:long`): what holds there holds in each language of Latin letters. */
export const test = siteTest.extend<object, { longSite: string }>({
  longSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern there.
    async ({}, use) => {
      if (!IS_LONG) return use('');
      if (!existsSync(HASHES)) throw new Error('the long site is not there: npm run build:long');
      const pageHashes = JSON.parse(readFileSync(HASHES, 'utf8'));
      const site = createSite({ distDir: SITE, basePath, hasHsts: false, pageHashes });
      const server = createSiteServer(site).listen(0, 'localhost');
      await new Promise((done) => server.once('listening', done));
      const address = server.address();
      await use(`http://localhost:${typeof address === 'object' && address?.port}${basePath}de/`);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ longSite, baseURL }, use) => use(IS_LONG ? longSite : baseURL),
});
