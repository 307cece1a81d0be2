import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InTurns } from './InTurns';

describe('InTurns', () => {
  it('<InTurns> has all its parts in the HTML, in their order', () => {
    const page = (
      <InTurns>
        <p>first</p>
        <p>second</p>
      </InTurns>
    );
    expect(renderToString(page)).toBe('<p>first</p><p>second</p>');
  });
});
