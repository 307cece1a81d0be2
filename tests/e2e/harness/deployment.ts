import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readPageHashes } from '../../../server/headers.ts';
import { parseBasePath } from '../../../server/settings.mjs';
import { createSite, type Site } from '../../../server/site.ts';

const basePath = parseBasePath(process.env.BASE_PATH);
const distDir = resolve('dist');

/** A host of the built site whose server can be switched off, and on which another build can be put. */
export class Deployment {
  private server: Server | undefined;
  private site: Site = createSite(readBuild(distDir));
  private copy: string | undefined;
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

  /** Puts a build up in which the text of all pages and of the worker has changed. */
  deploy(change: (file: string, text: string) => string): void {
    this.copy = mkdtempSync(join(tmpdir(), 'threadprint-build-'));
    cpSync(distDir, this.copy, { recursive: true });
    for (const name of readdirSync(this.copy, { recursive: true, encoding: 'utf8' })) {
      const file = join(this.copy, name);
      if (/\.(br|gz)$/.test(name)) rmSync(file);
      else if (/\.(html|js)$/.test(name)) writeFileSync(file, change(name, readFileSync(file, 'utf8')));
    }
    this.site = createSite(readBuild(this.copy));
  }

  async end(): Promise<void> {
    await this.stop();
    if (this.copy) rmSync(this.copy, { recursive: true });
  }

  url(path: string): string {
    return `http://localhost:${this.port}${basePath}${path}`;
  }
}

function readBuild(dir: string) {
  return { distDir: dir, basePath, pageHashes: readPageHashes(resolve('.build/csp.json')), hasHsts: false };
}
