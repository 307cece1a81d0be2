import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BORROWED_CHARACTERS, TEXT_CHARACTERS } from '../../src/theme/characters';

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The characters that a page shows: no markup, no names that only assistive technology reads. */
function readShownText(html: string): string {
  return html
    .replace(/^[\s\S]*<body>/, '')
    .replaceAll(/<(title|desc)[^>]*>.*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[a-z0-9#]+;/g, (entity) => ENTITIES[entity] ?? entity);
}

test('every page shows only characters that both subset fonts kept', () => {
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(10);
  const kept = new Set(`${TEXT_CHARACTERS}${BORROWED_CHARACTERS}\n`);
  const missing = pages.flatMap((path) =>
    [...new Set(readShownText(readFileSync(join('dist', path), 'utf8')))]
      .filter((character) => !kept.has(character))
      .map((character) => `${path}: ${character}`),
  );
  expect(missing).toEqual([]);
});
