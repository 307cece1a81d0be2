import { describe, expect, it } from 'vitest';
import { formatCaddyfile, formatHtaccess } from './otherHosts.ts';

const settings = { basePath: '/a/b/', hasHsts: false, folders: [] };

describe('formatCaddyfile(settings)', () => {
  it('lets every origin read hashed files and what is open, and says who may frame all else', () => {
    const config = formatCaddyfile({ ...settings, root: '/srv/x', listen: ':8080' });
    const [, hashed = '', embeds = '', open = '', others = ''] = config.split(
      /header @(?:hashed|embeds|open|others) \{/,
    );
    expect(open).toContain('Access-Control-Allow-Origin "*"');
    expect(hashed).toContain('Access-Control-Allow-Origin "*"');
    expect(hashed).toContain('Cross-Origin-Resource-Policy "cross-origin"');
    expect(embeds + others).not.toContain('Access-Control-Allow-Origin');
    expect(embeds).toContain('Content-Security-Policy "frame-ancestors *');
    expect(others).toContain(`Content-Security-Policy "frame-ancestors 'none'"`);
  });
});

describe('other languages', () => {
  const inSpanish = { ...settings, folders: ['es/'] };
  it('have error pages of their own, and lead from their base to the story', () => {
    const caddyfile = formatCaddyfile({ ...inSpanish, root: '/srv/x', listen: ':8080' });
    expect(caddyfile).toContain('rewrite @es /a/b/es/{err.status_code}.html');
    expect(caddyfile).toContain('redir /a/b/es/ /a/b/es/thirsty_fashion?{query} 302');
    const htaccess = formatHtaccess(inSpanish);
    expect(htaccess).toContain('ErrorDocument 404 /a/b/es/404.html');
    expect(htaccess).toContain('RewriteRule ^es/?$ es/thirsty_fashion [R=302,L]');
  });
});

describe('formatHtaccess(settings)', () => {
  it('lets every origin read hashed files and what is open alone', () => {
    const [, others = '', embeds = '', open = '', hashed = ''] = formatHtaccess(settings).split(
      /ErrorDocument 405|<If [^>]*>/,
    );
    expect(open).toContain('Header always set Access-Control-Allow-Origin "*"');
    expect(hashed).toContain('Header always set Access-Control-Allow-Origin "*"');
    expect(others + embeds).not.toContain('Access-Control-Allow-Origin');
  });
  it('sends a compressed sibling to those alone who name its coding and do not refuse it', () => {
    const [brotli = ''] =
      /(?<=RewriteCond %{HTTP:Accept-Encoding} )\S+(?= \[NC\])/.exec(formatHtaccess(settings)) ?? [];
    const takesBrotli = new RegExp(brotli, 'i');
    const takers = ['br', 'gzip, deflate, br', 'BR;q=1.0, gzip', 'gzip,br ; q=0.05'];
    const others = ['', 'sabre', 'brotli', 'br;q=0', 'br;q=0.000, gzip', 'identity'];
    expect([...takers, ...others].filter((accepted) => takesBrotli.test(accepted))).toEqual(takers);
  });
});
