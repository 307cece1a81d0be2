import { describe, expect, it } from 'vitest';
import { composeSitemap } from './sitemap';

describe('composeSitemap(base, pages)', () => {
  const none = {};
  it('names each page with its twins in other languages, and neither errors nor what only leads on', () => {
    const pages = {
      'index.html': none,
      '404.html': none,
      'thirsty_fashion.html': none,
      'es/thirsty_fashion.html': none,
    };
    const twins =
      '<xhtml:link rel="alternate" hreflang="en" href="https://x.org/a/thirsty_fashion"/><xhtml:link rel="alternate" hreflang="es" href="https://x.org/a/es/thirsty_fashion"/>';
    expect(composeSitemap('https://x.org/a/', pages).match(/<url>.*<\/url>/g)).toEqual([
      `<url><loc>https://x.org/a/thirsty_fashion</loc>${twins}</url>`,
      `<url><loc>https://x.org/a/es/thirsty_fashion</loc>${twins}</url>`,
    ]);
  });
});
