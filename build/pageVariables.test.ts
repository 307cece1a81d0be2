import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBuildSettings } from '../server/settings.mjs';
import { namePageVariables } from './pageVariables';

test('the pages are told everything that they ask of the settings', () => {
  const told = namePageVariables(
    readBuildSettings({ SITE_URL: 'https://example.org', SITE_CONTACT: 'story@example.org' }),
  );
  expect(told).toMatchObject({
    VITE_SITE_URL: 'https://example.org',
    VITE_SITE_CONTACT: 'mailto:story@example.org',
  });
  const asked = readFileSync('src/shell/site.ts', 'utf8').matchAll(/env\.(VITE_\w+)/g);
  for (const [, name] of asked) expect(told, name).toHaveProperty(String(name));
});
