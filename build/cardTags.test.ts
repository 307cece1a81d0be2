import { describe, expect, it } from 'vitest';
import { composeAlternates, composeCardTags } from './cardTags';

const head =
  '<title>One T-shirt · Threadprint</title><meta name="description" content="Water &amp; cloth."/>';

describe('composeCardTags', () => {
  it('composeCardTags(file, head, site) gives absolute addresses where the site is known', async () => {
    const tags = await composeCardTags('thirsty_fashion/info2', head, {
      basePath: '/threadprint/',
      siteUrl: 'https://example.org',
    });
    expect(tags).toContain(
      '<meta property="og:url" content="https://example.org/threadprint/thirsty_fashion/info2">',
    );
    expect(tags).toContain(
      '<meta name="twitter:image" content="https://example.org/threadprint/cards/lake.jpg">',
    );
  });

  it('composeCardTags(file, head, site) names no address, and so no picture, where it is not', async () => {
    const tags = await composeCardTags('charts/fabrics', head, { basePath: '/a/', siteUrl: '' });
    expect(tags).toContain('<meta property="og:title" content="One T-shirt · Threadprint">');
    expect(tags).toContain('<meta name="twitter:card" content="summary">');
    expect(tags).not.toMatch(/:image|og:url|\/a\//);
  });

  it('composeCardTags(file, head, site) takes title and description as they stand in the head', async () => {
    const tags = await composeCardTags('thirsty_fashion', head, { basePath: '/', siteUrl: '' });
    expect(tags).toContain('<meta property="og:title" content="One T-shirt · Threadprint">');
    expect(tags).toContain('<meta name="twitter:description" content="Water &amp; cloth.">');
  });

  it('composeCardTags(file, head, site) shows home’s card on an error page', async () => {
    expect(await composeCardTags('404', '', { basePath: '/', siteUrl: 'https://x.org' })).toContain(
      'https://x.org/cards/home.jpg',
    );
  });
});

it('composeAlternates(file, site) is "" where the site is not known, or has one language', () => {
  expect(composeAlternates('sources', { basePath: '/', siteUrl: '' })).toBe('');
});
