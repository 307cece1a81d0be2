import { describe, expect, it } from 'vitest';
import { findSpacing, listWidths, splitValues } from './styleFigures';

describe(splitValues, () => {
  it('keeps what stands in parentheses together', () => {
    expect(splitValues('0 calc(var(--bar) + 1rem) max(8px, min(2vw, 3svh)) auto')).toEqual([
      '0',
      'calc(var(--bar) + 1rem)',
      'max(8px, min(2vw, 3svh))',
      'auto',
    ]);
  });
});

describe(findSpacing, () => {
  it('lists what margins, paddings, gaps and places are given, and nothing else', () => {
    const css =
      '.a{margin:0 auto;width:2rem;row-gap:var(--s-1)} .b { inset-inline: 1px; scroll-margin-top: 9px; }';
    expect(findSpacing(css)).toEqual(['0', 'auto', 'var(--s-1)', '1px']);
  });
});

describe(listWidths, () => {
  it('lists the widths of lines', () => {
    expect(listWidths('.a { stroke-width: 2; } .b{stroke-width:var(--stroke-thin)}')).toEqual([
      '2',
      'var(--stroke-thin)',
    ]);
  });
});
