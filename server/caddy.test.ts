import { describe, expect, it } from 'vitest';
import { formatCaddyfile } from './caddy.ts';

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
  });
});
