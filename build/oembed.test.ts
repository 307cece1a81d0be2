import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { EMBED_IDS } from '../src/model/embeds';
import { composeOembed, composeOembedLink, listOembedFiles } from './oembed';
import { CARDS } from './socialCards';

const site = { basePath: '/threadprint/', siteUrl: 'https://example.org' };
const withoutUrl = { ...site, siteUrl: '' };

/** What oEmbed 1.0 asks of the type "rich" (oembed.com, 2.3.4). */
const validate = new Ajv().compile({
  type: 'object',
  required: ['type', 'version', 'html', 'width', 'height'],
  properties: {
    type: { const: 'rich' },
    version: { const: '1.0' },
    title: { type: 'string' },
    provider_name: { type: 'string' },
    provider_url: { type: 'string', pattern: '^https?://' },
    cache_age: { type: 'integer' },
    thumbnail_url: { type: 'string', pattern: '^https?://' },
    thumbnail_width: { type: 'integer' },
    thumbnail_height: { type: 'integer' },
    html: { type: 'string', minLength: 1 },
    width: { type: 'integer' },
    height: { type: 'integer' },
  },
  dependencies: {
    thumbnail_url: ['thumbnail_width', 'thumbnail_height'],
    thumbnail_width: ['thumbnail_url', 'thumbnail_height'],
    thumbnail_height: ['thumbnail_url', 'thumbnail_width'],
  },
});

describe('composeOembed(id, title, site)', () => {
  it.each(EMBED_IDS)('is valid for %s, and holds its frame', (id) => {
    const content = composeOembed(id, 'A title', site);
    validate(content);
    expect(validate.errors).toBe(null);
    expect(content.html).toContain(`src="https://example.org/threadprint/charts/embed/${id}"`);
    expect(content.html).toContain(`height="${content.height}"`);
  });

  it.each(EMBED_IDS)('has a thumbnail that the build makes for %s', (id) => {
    const { name } = CARDS[`charts/embed/${id}`] ?? {};
    expect(composeOembed(id, 'A title', site).thumbnail_url).toBe(
      `https://example.org/threadprint/cards/${name}.jpg`,
    );
  });
});

describe('composeOembedLink(file, site)', () => {
  it('leads from the embed and from its page to the same file', () => {
    const link =
      '\n<link rel="alternate" type="application/json+oembed" href="https://example.org/threadprint/oembed/where.json">';
    expect(composeOembedLink('charts/embed/where', site)).toBe(link);
    expect(composeOembedLink('thirsty_fashion/where', site)).toBe(link);
  });

  it('is "" for other pages, and where the site does not know its address', () => {
    expect(composeOembedLink('sources', site)).toBe('');
    expect(composeOembedLink('charts/embed/where', withoutUrl)).toBe('');
  });
});

describe('listOembedFiles(page, site)', () => {
  const page = { file: 'charts/embed/water', head: '<title>A &amp; B · Threadprint</title>' };
  it('takes the title from the page, and its address', () => {
    const [file] = listOembedFiles(page, site);
    expect(file?.path).toBe('oembed/water.json');
    expect(JSON.parse(file?.content ?? '').title).toBe('A & B');
  });

  it('lists none for other pages, and without the site’s address', () => {
    expect(listOembedFiles({ ...page, file: 'sources' }, site)).toEqual([]);
    expect(listOembedFiles(page, withoutUrl)).toEqual([]);
  });
});
