import { describe, expect, it } from 'vitest';
import { LANGUAGES, PUBLISHED } from '../src/words/languages.ts';
import {
  describeSiteUrl,
  formatSiteUrl,
  parseBasePath,
  parseContact,
  parseHost,
  parseLanguages,
  parsePort,
  parseSiteUrl,
  readBuildSettings,
  readServerSettings,
} from './settings.mjs';

describe('parseLanguages(value)', () => {
  it('knows the languages of the words, English first', () => {
    expect(parseLanguages(LANGUAGES.join(' '))).toEqual(LANGUAGES);
    expect(parseLanguages('fr,es')).toEqual(['en', 'es', 'fr']);
  });
  it('takes those that are published where none is named, and one that grows where it is', () => {
    expect(parseLanguages('')).toEqual(PUBLISHED);
    expect(parseLanguages('ar')).toEqual(['en', 'ar']);
  });
  it('names what it does not know', () => {
    expect(() => parseLanguages('en tlh')).toThrow(
      new RangeError('SITE_LANGUAGES "en tlh" must name some of en, es, fr, de, bn, ar, like "en es"'),
    );
  });
});

describe('parseBasePath(value)', () => {
  it('gives /threadprint/ where nothing is set', () => {
    expect(parseBasePath(undefined)).toBe('/threadprint/');
    expect(parseBasePath('')).toBe('/threadprint/');
  });
  it.each(['/', '/a/', '/a/b/', '/~me/site-1.0_b/'])('takes %s as it is', (value) => {
    expect(parseBasePath(value)).toBe(value);
  });
  it.each([
    'a',
    'a/',
    '/a',
    '//',
    '/a//b/',
    '/../',
    '/./',
    '/a b/',
    '/a?b/',
    '/a#/',
    '/ä/',
    '/%61/',
    '/a\n/',
    '\\a\\',
    'http://x/',
  ])('refuses %j', (value) => {
    expect(() => parseBasePath(value)).toThrow(`BASE_PATH "${value}" must begin and end with "/"`);
  });
});

describe('parsePort(value)', () => {
  it('gives 4173 where nothing is set', () => {
    expect(parsePort(undefined)).toBe(4173);
    expect(parsePort('')).toBe(4173);
  });
  it('takes 0, 80 and 65535', () => {
    expect([parsePort('0'), parsePort('80'), parsePort('65535')]).toEqual([0, 80, 65_535]);
  });
  it.each(['65536', '-1', '80.5', '1e3', ' 80', '0x50', 'abc', 'NaN', '999999'])('refuses %j', (value) => {
    expect(() => parsePort(value)).toThrow(`PORT "${value}" must be a whole number from 0 to 65535`);
  });
});

describe('parseHost(value)', () => {
  it('leaves the choice open where nothing is set', () => {
    expect(parseHost(undefined)).toBeUndefined();
    expect(parseHost('')).toBeUndefined();
  });
  it.each(['localhost', '0.0.0.0', '::1', '::', '192.168.1.5', 'my-host.example.org'])(
    'takes %s',
    (value) => {
      expect(parseHost(value)).toBe(value);
    },
  );
  it.each(['a b', 'http://x', '-a', 'a..b', '999.1.1.1', '1.2.3', 'x:80', '[::1]', 'a/b'])(
    'refuses %j',
    (value) => {
      expect(() => parseHost(value)).toThrow(`HOST "${value}" must be a host name or an IP address`);
    },
  );
});

describe('readServerSettings(environment)', () => {
  it('gives the defaults for an empty environment', () => {
    expect(readServerSettings({})).toEqual({ port: 4173, host: undefined, hasHsts: false });
  });
  it('asks for HSTS only at HSTS=1', () => {
    expect(readServerSettings({ HSTS: '1' }).hasHsts).toBe(true);
    expect(readServerSettings({ HSTS: '0' }).hasHsts).toBe(false);
  });
});

describe('parseContact(value)', () => {
  it('takes an address of mail or of a page, and none', () => {
    expect(
      ['story@example.org', 'mailto:a@b.org', 'https://example.org/write', '', undefined].map(parseContact),
    ).toEqual(['mailto:story@example.org', 'mailto:a@b.org', 'https://example.org/write', '', '']);
  });
  it.each(['example.org', 'javascript:alert(1)', 'http://example.org', '@', 'mailto:nobody'])(
    'refuses %s',
    (value) => {
      expect(() => parseContact(value)).toThrow(RangeError);
    },
  );
});

describe('readBuildSettings(environment)', () => {
  it('gives the defaults for an empty environment', () => {
    expect(readBuildSettings({})).toEqual({
      basePath: '/threadprint/',
      languages: ['en', 'es', 'fr', 'de'],
      siteUrl: '',
      siteUrlFrom: 'SITE_URL',
      contact: '',
      hasHsts: false,
    });
  });
  it.each([{ BASE_PATH: 'x' }, { SITE_LANGUAGES: 'tlh' }, { SITE_URL: 'x' }, { SITE_CONTACT: 'x' }])(
    'refuses %j',
    (environment) => {
      expect(() => readBuildSettings(environment)).toThrow(RangeError);
    },
  );
});

describe('formatSiteUrl(settings)', () => {
  it('calls every address of this machine localhost', () => {
    expect(formatSiteUrl({ host: undefined, port: 4173, basePath: '/threadprint/' })).toBe(
      'http://localhost:4173/threadprint/',
    );
    expect(formatSiteUrl({ host: '0.0.0.0', port: 80, basePath: '/' })).toBe('http://localhost:80/');
    expect(formatSiteUrl({ host: '::', port: 80, basePath: '/' })).toBe('http://localhost:80/');
  });
  it('puts an IPv6 address into brackets', () => {
    expect(formatSiteUrl({ host: '::1', port: 80, basePath: '/' })).toBe('http://[::1]:80/');
  });
});

describe('parseSiteUrl(value)', () => {
  it('gives the origin, with or without a slash at its end, and nothing where nothing is set', () => {
    const values = [
      'https://example.org',
      'http://example.org:8080/',
      'HTTPS://Example.org:443',
      '',
      undefined,
    ];
    expect(values.map((value) => parseSiteUrl(value))).toEqual([
      'https://example.org',
      'http://example.org:8080',
      'https://example.org',
      '',
      '',
    ]);
  });
  it.each([
    'example.org',
    'https://example.org/story',
    'https://example.org?a',
    'https://me@example.org',
    'ftp://example.org',
    'https://',
  ])('refuses %j', (value) => {
    expect(() => parseSiteUrl(value)).toThrow(`SITE_URL "${value}" must be an origin without a path`);
  });
});

describe('the address of the site', () => {
  const netlify = { NETLIFY: 'true', URL: 'https://a.org', DEPLOY_PRIME_URL: 'https://p--a.netlify.app' };
  const vercel = { VERCEL_PROJECT_PRODUCTION_URL: 'a.org', VERCEL_URL: 'a-1x.vercel.app' };
  const pages = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'Ann/threadprint' };
  it.each<[Record<string, string>, string, string]>([
    [{ ...netlify, SITE_URL: 'https://own.org' }, 'https://own.org', 'SITE_URL'],
    [{ ...netlify, SITE_URL: '' }, 'https://a.org', 'URL'],
    [{ ...netlify, CONTEXT: 'production' }, 'https://a.org', 'URL'],
    [{ ...netlify, CONTEXT: 'deploy-preview' }, 'https://p--a.netlify.app', 'DEPLOY_PRIME_URL'],
    [{ CF_PAGES: '1', CF_PAGES_URL: 'https://1x.a.pages.dev' }, 'https://1x.a.pages.dev', 'CF_PAGES_URL'],
    [vercel, 'https://a.org', 'VERCEL_PROJECT_PRODUCTION_URL'],
    [{ ...vercel, VERCEL_ENV: 'preview' }, 'https://a-1x.vercel.app', 'VERCEL_URL'],
    [{ VERCEL_URL: 'a-1x.vercel.app' }, 'https://a-1x.vercel.app', 'VERCEL_URL'],
    [pages, 'https://ann.github.io', 'GITHUB_REPOSITORY'],
    [
      { ...pages, GITHUB_REPOSITORY: 'Ann/ann.github.io', BASE_PATH: '/' },
      'https://ann.github.io',
      'GITHUB_REPOSITORY',
    ],
    // Built for another place than Pages would serve it at.
    [{ ...pages, BASE_PATH: '/story/' }, '', 'SITE_URL'],
    [{ GITHUB_REPOSITORY: 'Ann/threadprint' }, '', 'SITE_URL'],
    // Anybody's machine may have such a variable.
    [{ URL: 'https://a.org' }, '', 'SITE_URL'],
  ])('of %j is "%s", as %s says', (environment, siteUrl, siteUrlFrom) => {
    expect(readBuildSettings(environment)).toMatchObject({ siteUrl, siteUrlFrom });
  });
  it('stops the build where a host says what is none, and names the variable', () => {
    expect(() => readBuildSettings({ CF_PAGES_URL: 'a.pages.dev' })).toThrow(
      new RangeError(
        'CF_PAGES_URL "a.pages.dev" must be an origin without a path, like "https://example.org"',
      ),
    );
    expect(() => readBuildSettings({ VERCEL_URL: 'a b' })).toThrow('VERCEL_URL "https://a b" must be');
  });
  it('is named by the build in one line, unless SITE_URL says it', () => {
    const describeIn = (environment: Record<string, string>) =>
      describeSiteUrl(readBuildSettings(environment));
    expect(describeIn({})).toMatch(/^No address told: .* SITE_URL=https:\/\/example.org says it$/);
    expect(describeIn(vercel)).toMatch(
      /^Addresses begin with https:\/\/a.org, as VERCEL_PROJECT_PRODUCTION_URL says/,
    );
    expect(describeIn({ SITE_URL: 'https://a.org' })).toBe('');
  });
});
