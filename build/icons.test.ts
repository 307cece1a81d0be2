import { describe, expect, it } from 'vitest';
import { COLORS } from '../src/theme/tokens';
import { composeFavicon, composeIcon, composeIconLinks, composeManifest } from './icons';

describe('composeManifest', () => {
  it('composeManifest(basePath) starts the story below the base, in the colors of the tokens', () => {
    const manifest = JSON.parse(composeManifest('/sub/path/'));
    expect([manifest.start_url, manifest.scope]).toEqual(['/sub/path/thirsty_fashion', '/sub/path/']);
    expect([manifest.theme_color, manifest.background_color]).toEqual([COLORS.weld, COLORS.weld]);
  });

  it('composeManifest(basePath) offers an icon for any use, a maskable and a monochrome one', () => {
    const { icons } = JSON.parse(composeManifest('/'));
    expect(new Set(icons.map(({ purpose }: { purpose: string }) => purpose))).toEqual(
      new Set(['any', 'maskable', 'monochrome']),
    );
  });
});

describe('composeFavicon', () => {
  it('composeFavicon() is ink by itself and weld on dark tabs', () => {
    expect(composeFavicon()).toContain(
      `<style>path{stroke:${COLORS['dip-10']}}@media(prefers-color-scheme:dark){path{stroke:${COLORS.weld}}}</style>`,
    );
  });
});

describe('composeIcon', () => {
  it('composeIcon(look) draws a ground only when the look has one', () => {
    const look = { turns: 2, threadWidth: 3, scale: 0.5, stroke: '#fff' };
    expect(composeIcon(look)).not.toContain('<rect');
    expect(composeIcon({ ...look, ground: '#000' })).toContain(
      '<rect width="100" height="100" fill="#000"/>',
    );
  });
});

describe('composeIconLinks', () => {
  it('composeIconLinks(basePath) names every file below the base', () => {
    const paths = [...composeIconLinks('/sub/').matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
    expect(paths).toEqual([
      '/sub/favicon-32.png',
      '/sub/favicon.svg',
      '/sub/apple-touch-icon.png',
      '/sub/manifest.webmanifest',
    ]);
  });
});
