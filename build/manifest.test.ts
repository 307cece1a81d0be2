import { describe, expect, it } from 'vitest';
import { collectPageFiles } from './manifest';

const manifest = {
  'src/client.tsx': { file: 'client.js', css: ['global.css'], imports: ['_vendor.js'] },
  'src/pages/Home.tsx': { file: 'home.js', css: ['home.css'], imports: ['_vendor.js', '_cups.js'] },
  '_cups.js': { file: 'cups.js', css: ['cups.css'] },
  '_vendor.js': { file: 'vendor.js' },
};

describe('collectPageFiles', () => {
  it('collectPageFiles(manifest, modules) follows imports once, styles in the order of the cascade', () => {
    expect(collectPageFiles(manifest, ['src/client.tsx', 'src/pages/Home.tsx'])).toEqual({
      scripts: ['client.js', 'vendor.js', 'home.js', 'cups.js'],
      styles: ['global.css', 'cups.css', 'home.css'],
    });
  });

  it('collectPageFiles(manifest, []) is empty', () => {
    expect(collectPageFiles(manifest, [])).toEqual({ scripts: [], styles: [] });
  });

  it('collectPageFiles(manifest, modules) names a module that the build does not know', () => {
    expect(() => collectPageFiles(manifest, ['src/pages/Hat.tsx'])).toThrow(
      'no chunk of "src/pages/Hat.tsx"',
    );
  });
});
