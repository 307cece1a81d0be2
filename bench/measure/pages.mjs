import lighthouse from 'lighthouse';
import { launch, median } from './browser.mjs';
import { repeat } from './quick.mjs';
import { round } from './tables.mjs';

const RUNS = repeat(5);
const DEBUG_PORT = 9333;
/** So often Lighthouse may lose a page before the bench gives up. */
const MAX_LOST = 3;

/** One run's scores and times; throws when Lighthouse could not measure the page. */
async function runLighthouse(url) {
  const result = await lighthouse(url, {
    port: DEBUG_PORT,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.code}`);
  const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: audits['first-contentful-paint'].numericValue,
    lcpMs: audits['largest-contentful-paint'].numericValue,
    tbtMs: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
  };
}

/** Lighthouse, mobile, five runs, median: the bare page first, then each route, in the same run. */
export async function measurePages(pages) {
  const rows = [];
  let bareLcpMs;
  for (const { name, url } of pages) {
    const runs = [];
    for (let lost = 0; runs.length < RUNS; ) {
      // A new browser for each run: nothing may be cached.
      const browser = await launch({ args: [`--remote-debugging-port=${DEBUG_PORT}`] });
      try {
        runs.push(await runLighthouse(url));
      } catch (error) {
        lost += 1;
        if (lost > MAX_LOST) throw error;
        console.error(error.message);
      } finally {
        await browser.close();
      }
    }
    const of = (key) => median(runs.map((run) => run[key]));
    bareLcpMs ??= of('lcpMs');
    rows.push({
      page: name,
      performance: of('performance'),
      accessibility: of('accessibility'),
      'best practices': of('bestPractices'),
      SEO: of('seo'),
      'FCP, ms': round(of('fcpMs')),
      'LCP, ms': round(of('lcpMs')),
      'LCP, × bare': round(of('lcpMs') / bareLcpMs, 2),
      'TBT, ms': round(of('tbtMs')),
      CLS: round(of('cls'), 3),
      bytes: round(of('bytes')),
    });
  }
  return rows;
}
