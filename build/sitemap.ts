import { findLanguageFolder, LANGUAGES, languageFolder } from '../src/words/languages';

const isPage = (file: string) => !/(^|\/)(index|40\d)\.html$/.test(file);

/**
 * The sitemap: every page in each of its languages, with the others named beside it.
 * @param base where the site lies, e.g. "https://example.org/threadprint/"
 * @param pages by their files under the base, e.g. "es/thirsty_fashion/info1.html"
 */
export function composeSitemap(base: string, pages: Readonly<Record<string, unknown>>): string {
  const files = Object.keys(pages).filter(isPage);
  const built = LANGUAGES.filter((language) =>
    files.includes(`${languageFolder(language)}thirsty_fashion.html`),
  );
  const locate = (file: string) => base + file.replace(/\.html$/, '');
  const urls = files.map((file) => {
    const page = file.slice(findLanguageFolder(file).length);
    const links = built.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${locate(languageFolder(language) + page)}"/>`,
    );
    return `<url><loc>${locate(file)}</loc>${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
