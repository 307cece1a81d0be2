import { describe, expect, it } from 'vitest';
import { findAttributes, listAttributes } from './dataAttributes';

describe('data attributes', () => {
  it('findAttributes(text) tells what is set from what is read', () => {
    const { set, read } = findAttributes(
      `<i data-cup={n} data-open />; root.dataset.view = 'plain'; if (dataset.barClear === '') find('[data-knot]')`,
    );
    expect([...set].sort()).toEqual(['data-cup', 'data-open', 'data-view']);
    expect([...read].sort()).toEqual(['data-bar-clear', 'data-knot']);
  });

  it('every attribute that is read is set by something, the size of the offline copy by the build', () => {
    const unset = listAttributes().filter(({ setBy }) => setBy.length === 0);
    expect(unset.map(({ name }) => name)).toEqual(['data-offline-size']);
  });
});
