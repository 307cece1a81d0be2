import { calculateReadingGrade } from '../readingGrade.ts';
import { readBlocks } from './harness/pageText.ts';
import { ROUTES } from './harness/routes.ts';
import { expect, test } from './harness/site.ts';

const HIGHEST_GRADE = 9;
/** Not running text: labels, tables, lists of sources, references and their arithmetic. */
const NO_SENTENCES =
  'table, svg, button, .visually-hidden, [role="img"], [role="tooltip"], [data-count], [data-axis], [data-citation], [class*="source_"], li[id^="ref-"], [class*="working_"], [class*="number_"], [class*="verdict_"], [class*="labels_"]';

test.skip(({ isMobile }) => isMobile);
test.use({ javaScriptEnabled: false });

for (const route of ROUTES.filter((path) => !path.endsWith('about'))) {
  test(`${route} can be read in grade ${HIGHEST_GRADE} or below`, async ({ page }, info) => {
    await page.goto(route);
    const text = await readBlocks(page, `h1, h2, h3, h4, ${NO_SENTENCES}`);
    // Home says all it says in its headings.
    const grade = calculateReadingGrade(text.length > 0 ? text : await readBlocks(page, NO_SENTENCES));
    info.annotations.push({ type: 'reading grade', description: grade.toFixed(1) });
    process.stdout.write(`\nreading grade of ${route}: ${grade.toFixed(1)}\n`);
    expect(grade).toBeGreaterThan(0);
    expect(grade).toBeLessThanOrEqual(HIGHEST_GRADE);
  });
}
