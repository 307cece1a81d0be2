import { describe, expect, it } from 'vitest';
import { composeStructuredData } from './structuredData';

const site = { basePath: '/threadprint/', siteUrl: 'https://example.org' };
const HEAD = '<title>Teach · Threadprint</title><meta name="description" content="A </script> lesson">';
const read = (file: string) =>
  JSON.parse(
    /^\n<script type="application\/ld\+json">(.*)<\/script>$/.exec(
      composeStructuredData(file, HEAD, site),
    )?.[1] ?? '',
  );

describe('composeStructuredData(file, head, site)', () => {
  it('says of the data that it is a Dataset, with its license, edition and files', () => {
    expect(read('data')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      version: '3',
      license: 'https://creativecommons.org/licenses/by/4.0/',
      url: 'https://example.org/threadprint/data',
    });
    expect(read('data').distribution[0].contentUrl).toBe(
      'https://example.org/threadprint/data/datapackage.json',
    );
  });

  it('says of the lesson that it is a LearningResource, and ends no script early', () => {
    expect(read('teach')).toMatchObject({
      '@type': 'LearningResource',
      name: 'Teach',
      description: 'A </script> lesson',
    });
  });

  it('is "" for other pages, and where the site does not know its address', () => {
    expect(composeStructuredData('sources', HEAD, site)).toBe('');
    expect(composeStructuredData('data', HEAD, { ...site, siteUrl: '' })).toBe('');
  });
});
