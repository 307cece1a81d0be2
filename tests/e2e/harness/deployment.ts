import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import * as keeping from '#words/keepOffline';
import { megabytes } from '#words/text/count';
import { readBuild } from '../../../server/built.mjs';
import { parseBasePath } from '../../../server/settings.mjs';
import { createSite, type Site } from '../../../server/site.ts';
import { type Language, languageFolder } from '../../../src/words/languages.ts';
import { LANGUAGE, LANGUAGE_FOLDER } from './language.ts';
import { open } from './pages.ts';

const basePath = parseBasePath(process.env.BASE_PATH);
const distDir = resolve('dist');

/** A host of the built site whose server can be switched off, and on which another build can be put. */
export class Deployment {
  private server: Server | undefined;
  private site: Site = createSite(settingsOf(distDir));
  private readonly copies: string[] = [];
  private port = 0;
  /** Paths, by their ending, that the server fails to answer. */
  readonly broken = new Set<string>();

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const isBroken = [...this.broken].some((ending) => request.url?.endsWith(ending));
      if (isBroken) response.writeHead(500).end();
      else this.site(request, response);
    });
    this.server = server;
    await new Promise<void>((done) => server.listen(this.port, 'localhost', done));
    this.port = (server.address() as AddressInfo).port;
  }

  /** Takes the server away, with all its connections. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    server?.closeAllConnections();
    if (server) await new Promise((done) => server.close(done));
  }

  /** Puts a build up whose scripts all have other names ("…-new.js"), and other text where `change` says so. */
  deploy(change: (file: string, text: string) => string = (_, text) => text): void {
    const copy = mkdtempSync(join(tmpdir(), 'threadprint-build-'));
    this.copies.push(copy);
    cpSync(distDir, copy, { recursive: true });
    const files = readdirSync(copy, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /\.(br|gz)$/.test(name))) rmSync(join(copy, file));
    const scripts = files.filter((file) => /assets\/[^/]+\.js$/.test(file));
    const pages = files.filter((file) => file.endsWith('.html'));
    const worker = files.filter((file) => file.endsWith('sw.js'));
    const replacements = new Map(scripts.map((file) => [basename(file), renameScript(basename(file))]));
    // Scripts first, then the pages that name their digests, and at last the worker, which names all.
    for (const file of [...scripts, ...pages, ...worker]) {
      const path = join(copy, file);
      const before = readFileSync(path, 'utf8');
      let after = change(file, before);
      for (const [from, to] of replacements) after = after.replaceAll(from, to);
      replacements.set(digest(before), digest(after));
      writeFileSync(path, after);
    }
    for (const file of scripts) renameSync(join(copy, file), join(copy, renameScript(file)));
    this.site = createSite(settingsOf(copy));
  }

  async end(): Promise<void> {
    await this.stop();
    for (const copy of this.copies) rmSync(copy, { recursive: true });
  }

  /** The address of a page or file that the tested language has of its own. */
  url(path: string): string {
    return this.sharedUrl(LANGUAGE_FOLDER + path);
  }

  /** The address of a file that all languages share. */
  sharedUrl(path: string): string {
    return `http://localhost:${this.port}${basePath}${path}`;
  }
}

const renameScript = (file: string) => file.replace(/\.js$/, '-new.js');

const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Visits the home page of a language and waits until its worker has all it keeps. */
export async function visitAndKeep(page: Page, host: Deployment, language: Language = LANGUAGE) {
  const base = host.sharedUrl(languageFolder(language));
  await open(page, `${base}thirsty_fashion`);
  // English lies at the base: its worker is in charge of another language's pages until they have their own.
  await page.waitForFunction((script) => {
    const { controller } = navigator.serviceWorker;
    return controller?.scriptURL === script && controller.state === 'activated';
  }, `${base}sw.js`);
}

/** The button that asks to keep pictures and data, too. */
export const keepButton = (page: Page) => page.getByRole('button', { name: keeping.ask, exact: true });

/** The button that says yes to what that takes: "Yes, keep 9.4 MB". */
export const confirmButton = (page: Page) =>
  page.getByRole('button', {
    name: new RegExp(`^${keeping.confirm(megabytes('\\d+[.,]\\d')).replaceAll(/\s/g, '\\s')}$`),
  });

function settingsOf(dir: string) {
  return { distDir: dir, basePath, pageHashes: readBuild(dir)?.pageHashes ?? {}, hasHsts: false };
}
