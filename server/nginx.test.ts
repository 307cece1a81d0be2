import { describe, expect, it } from 'vitest';
import { OPEN_PATTERN } from './headers.ts';
import { formatNginxConfig } from './nginx.ts';

const settings = {
  basePath: '/a/b/',
  pageHashes: { 'thirsty_fashion.html': { styleHashes: ["'sha256-home='"], scriptHashes: [] } },
  hasHsts: false,
  root: '/srv/x',
  listen: '8080',
};

describe('formatNginxConfig(settings)', () => {
  it('gives a page the hash of its own styles, by the file that stands for each of its paths', () => {
    const config = formatNginxConfig(settings);
    const line = config.split('\n').find((text) => text.includes('sha256-home='));
    expect(line?.trim().split(' ')[0]).toBe('"/a/b/thirsty_fashion.html"');
    const [, source = ''] = /location ~ (\S+) \{\s*try_files \$page\.html/.exec(config) ?? [];
    const pages = ['/', '/index.html'].map(
      (ending) => new RegExp(source).exec(`/a/b/thirsty_fashion${ending}`)?.groups?.page,
    );
    expect(pages).toEqual(Array(2).fill('/a/b/thirsty_fashion'));
  });
  it('has the error pages and the base of each language that was built', () => {
    const none = { styleHashes: [], scriptHashes: [] };
    const config = formatNginxConfig({ ...settings, pageHashes: { 'es/404.html': none, '404.html': none } });
    expect(config).toContain('"~^/a/b/es/" "/a/b/es/";');
    expect(config).toContain('location = /a/b/es { return 302 /a/b/es/thirsty_fashion$is_args$args; }');
    expect(config).not.toContain('/a/b/fr/');
    expect(config).toContain(`error_page 403 404 =404 $${'{threadprint_pages}'}404.html;`);
  });
  it('sends / and the base without its slash to the base', () => {
    expect(formatNginxConfig(settings)).toContain('location = /a/b { return 302 /a/b/$is_args$args; }');
    expect(formatNginxConfig(settings)).toContain('location = / { return 302 /a/b/$is_args$args; }');
    expect(formatNginxConfig(settings)).toContain(
      'location = /a/b/ { return 302 /a/b/thirsty_fashion$is_args$args; }',
    );
  });
  it('has one location / where that is the base', () => {
    const config = formatNginxConfig({ ...settings, basePath: '/' });
    expect(config.match(/location \/ \{/g)).toHaveLength(1);
    expect(config.match(/return 302/g)).toHaveLength(1);
    expect(config).toContain('location = / { return 302 /thirsty_fashion$is_args$args; }');
  });
  it('lets every origin read hashed files and what is open alone', () => {
    const config = formatNginxConfig(settings);
    expect(config).toContain(
      [
        '  map $uri $threadprint_cors {',
        '    default "";',
        '    ~^/a/b/assets/ "*";',
        `    "~^/a/b/${OPEN_PATTERN}" "*";`,
        '  }',
      ].join('\n'),
    );
    expect(config).toContain('add_header Access-Control-Allow-Origin "$threadprint_cors" always;');
  });
  it('binds the domain to HTTPS only on request', () => {
    expect(formatNginxConfig(settings)).not.toContain('Strict-Transport-Security');
    expect(formatNginxConfig({ ...settings, hasHsts: true })).toContain(
      'add_header Strict-Transport-Security "max-age=63072000; includeSubDomains; preload" always;',
    );
  });
});
