import { describe, expect, it } from 'vitest';
import { formatEmbedCode } from './embedCode';

describe('formatEmbedCode', () => {
  it('formatEmbedCode(origin, basePath, id, name) is an iframe of the chart alone', () => {
    expect(formatEmbedCode('https://example.org', '/threadprint/', 'water', 'Water use by fabric')).toBe(
      '<iframe src="https://example.org/threadprint/charts/embed/water" title="Water use by fabric" width="800" height="1000" style="max-width: 100%" loading="lazy"></iframe>',
    );
  });

  it('formatEmbedCode(origin, basePath, id, name) escapes what could end an attribute', () => {
    expect(formatEmbedCode('https://example.org', '/a"b/', 'co2', 'A & <B>')).toContain(
      'src="https://example.org/a&quot;b/charts/embed/co2" title="A &amp; &lt;B>"',
    );
  });
});
