// `npm run dev`: every language at its address, each by a development server of its own behind one port.
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';
import { LANGUAGE_LIST } from '../src/words/languageList.mjs';
import { formatSiteUrl, readBuildSettings, readServerSettings } from './settings.mjs';

/**
 * One language, below its folder. Where a build would find what all languages share is another thing than where its server
 * lies: BASE_URL stays the site's.
 * @param {string} language
 * @param {string} words those that build/catalog makes in place of its own; "" for none
 * @param {string} root
 * @param {string} basePath
 * @param {import('node:http').Server} httpServer
 */
async function createLanguageServer(language, words, root, basePath, httpServer) {
  const isRightToLeft = Object.entries(LANGUAGE_LIST).some(
    ([name, { direction }]) => name === language && direction === 'rtl',
  );
  const base = language === 'en' ? basePath : `${basePath}${language}/`;
  // vite.config.ts reads it, and the pages do.
  process.env.VITE_LANGUAGE = language;
  process.env.WORDS = words;
  const server = await createServer({
    root,
    base,
    cacheDir: `.build/vite-${language}`,
    clearScreen: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'lang',
        transformIndexHtml: (html) =>
          html.replace('lang="en"', `lang="${language}"${isRightToLeft ? ' dir="rtl"' : ''}`),
      },
    ],
    define: { 'import.meta.env.BASE_URL': JSON.stringify(basePath) },
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  return { base, server };
}

/** @param {string} root the project's folder */
export async function startDevServer(root) {
  const { host, port } = readServerSettings(process.env);
  const { basePath, languages } = readBuildSettings(process.env);
  const { WORDS = '', VITE_LANGUAGE } = process.env;
  process.env.VITE_LANGUAGES = languages.join(' ');
  /** @type {Awaited<ReturnType<typeof createLanguageServer>>[]} */
  const servers = [];
  const httpServer = createHttpServer((request, response) => {
    const owner = servers.find(({ base }) => `${request.url}/`.startsWith(base)) ?? servers.at(-1);
    owner?.server.middlewares(request, response);
  });
  // English lies at the base: it answers whatever no other language does.
  // A language that grows is none of the site's yet.
  const shown = new Set(WORDS === 'growing' && VITE_LANGUAGE ? [...languages, VITE_LANGUAGE] : languages);
  for (const language of [...shown].reverse())
    servers.push(
      await createLanguageServer(
        language,
        language === VITE_LANGUAGE ? WORDS : '',
        root,
        basePath,
        httpServer,
      ),
    );
  await new Promise((resolve) => httpServer.listen(port, host ?? 'localhost', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (httpServer.address());
  console.log(`Threadprint, with hot reload: ${formatSiteUrl({ host, port: address.port, basePath })}`);
}
