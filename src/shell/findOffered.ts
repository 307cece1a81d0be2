import type { Language } from '../words/languages';

/**
 * The language to offer: the first that the reader has asked their browser for, unless the page is in it.
 * @param asked what the browser says, e.g. ["de-AT", "en"]; privacy tools and old web views leave it out or make it up
 */
export function findOffered(asked: unknown, built: readonly Language[], own: string): Language | undefined {
  const known = [asked].flat(2).map((tag) => {
    const name = typeof tag === 'string' ? tag.toLowerCase().match(/[a-z]+/)?.[0] : undefined;
    return built.find((language) => language === name);
  });
  const first = known.find((language) => language !== undefined);
  return first === own ? undefined : first;
}
