import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('docs/scenes.md', () => {
  test.each(['scene.ts', 'Glass.tsx'])('shows src/scene/example/%s as it is', (name) => {
    expect(read('../../../docs/scenes.md')).toContain(`\n${read(name)}\`\`\``);
  });
});
