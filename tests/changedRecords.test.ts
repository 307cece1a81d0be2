import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Fabric, FabricId } from '../src/data/fabrics';
import type { Figure } from '../src/data/figures';

interface Build {
  /** Each page's HTML, or what stopped it, by its path. */
  pages: Map<string, { html: string; error: string }>;
  /** What stopped the list of claims, which is published with the pages. */
  claimsError: string;
}

type Changes = Partial<Record<FabricId, Partial<Fabric>>>;

afterEach(() => {
  vi.doUnmock('../src/data/fabrics');
  vi.doUnmock('../src/data/figures');
  vi.resetModules();
});

/** Renders every page as the build does, from records and figures that have been changed. */
async function buildWith(changes: Changes, figureChanges: Record<string, Figure> = {}): Promise<Build> {
  vi.resetModules();
  vi.doMock('../src/data/fabrics', async (importOriginal) => {
    const original = await importOriginal<typeof import('../src/data/fabrics')>();
    return {
      ...original,
      fabrics: original.fabrics.map((fabric) => ({ ...fabric, ...changes[fabric.id] })),
    };
  });
  vi.doMock('../src/data/figures', async (importOriginal) => {
    const original = await importOriginal<typeof import('../src/data/figures')>();
    return { ...original, figures: { ...original.figures, ...figureChanges } };
  });
  const [{ PAGES }, { renderPage }, { listClaims }] = await Promise.all([
    import('../src/routes'),
    import('../src/prerender'),
    import('../src/model/claimList'),
  ]);
  const pages: Build['pages'] = new Map();
  for (const route of PAGES) {
    const page = await renderPage(route).then(
      ({ head, body }) => ({ html: head + body, error: '' }),
      (error: Error) => ({ html: '', error: `${error.name}: ${error.message}` }),
    );
    pages.set(route.path ?? '', page);
  }
  let claimsError = '';
  try {
    listClaims();
  } catch (error) {
    claimsError = String(error);
  }
  return { pages, claimsError };
}

/** The text of a page, tags and drawings taken out. */
const readText = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a page whose record has changed', () => {
  const CHARTS = ['charts/fabrics', 'charts/embed/energy'];
  const HEMP_60 = { hemp: { energyKwhPerKg: 60 } };

  it('stops the build with hemp’s energy at 60, on every page with a sentence that depends on it', async () => {
    const { pages, claimsError } = await buildWith(HEMP_60);
    const stopped = [...pages].filter(([, { error }]) => error !== '');
    expect(Object.fromEntries(stopped.map(([path, { error }]) => [path, error]))).toEqual({
      'thirsty_fashion/info3': 'RangeError: the records no longer support: "Hemp: Takes the least energy."',
      sources: 'RangeError: claims: energy-ratio is 7.3–7.3, but its formula gives 2.7–2.7',
      data: 'RangeError: claims: energy-ratio is 7.3–7.3, but its formula gives 2.7–2.7',
    });
    expect(claimsError).toContain('energy-ratio');
  });

  it('is otherwise the same to the letter but for its charts: no page shows hemp’s energy without being asked', async () => {
    const before = await buildWith({});
    const after = await buildWith(HEMP_60);
    const rendered = [...after.pages].filter(([, { error }]) => error === '');
    expect(rendered.length).toBe(23);
    for (const [path, { html }] of rendered)
      expect([path, html === before.pages.get(path)?.html]).toEqual([path, !CHARTS.includes(path)]);
  });

  it('lets the computed words follow once the ratio is mended, and still stops at hemp’s card', async () => {
    const { pages } = await buildWith(HEMP_60, { 'energy-ratio': { value: 3.3, unit: 'times' } });
    expect(pages.get('thirsty_fashion/info3')?.error).toContain('least energy.');
    for (const path of CHARTS) {
      const text = readText(pages.get(path)?.html ?? '');
      expect(text).toMatch(/Polyamide: 160 kWh ?\. Cotton: 48 kWh ?\./);
      expect([path, /\b22\b/.test(text), /\b60\b/.test(text)]).toEqual([path, false, true]);
    }
  });

  it('follows in every sentence, table, name and note where the sentences still hold', async () => {
    const before = await buildWith({});
    const { pages, claimsError } = await buildWith({ cellulosics: { energyKwhPerKg: 90 } });
    expect([...pages].filter(([, { error }]) => error !== '')).toEqual([]);
    expect(claimsError).toBe('');
    const pick = (html = '') => {
      const text = readText(html);
      const names = [...html.matchAll(/aria-label="Cellulosics: ([^"]*kWh[^"]*)"/g)].map(([, name]) => name);
      return {
        at85: text.match(/(?<!= |[.,])\b85\b(?!–)/g)?.length ?? 0,
        at90: text.match(/\b90\b/g)?.length ?? 0,
        names,
      };
    };
    for (const path of ['thirsty_fashion/info3', 'charts/fabrics', 'charts/embed/energy', 'sources']) {
      const [was, is] = [pick(before.pages.get(path)?.html), pick(pages.get(path)?.html)];
      expect([path, was.at85 > 0]).toEqual([path, true]);
      expect([path, is.at90 - was.at90, is.at85]).toEqual([path, was.at85, 0]);
      expect(is.names).toEqual(was.names.map((name) => name?.replace('85', '90')));
    }
  });
});
