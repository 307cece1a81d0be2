import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { translated } from '#words/shell';
import { currentEdition } from '../../src/data/editions.ts';
import { formatImprint } from '../../src/model/citation.ts';
import { squeeze } from '../sheets.ts';
import { HAS_OWN_SCRIPT, textOf } from './harness/language.ts';
import { open } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

/** Whether Debian's LibreOffice is there (provideLibreOffice): only a long run installs it. */
const hasLibreOffice = !spawnSync('soffice', ['--version']).error;

/** What LibreOffice reads in a document, and on each of its sheets. */
function readDocument(content: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'threadprint-document-'));
  try {
    writeFileSync(join(folder, 'document.docx'), content);
    const own = `-env:UserInstallation=file://${folder}/profile`;
    for (const format of ['txt:Text (encoded):UTF8', 'pdf'])
      execFileSync(
        'soffice',
        [own, '--headless', '--convert-to', format, '--outdir', folder, join(folder, 'document.docx')],
        { stdio: 'ignore' },
      );
    const pdf = execFileSync('pdftotext', ['-layout', join(folder, 'document.pdf'), '-'], {
      encoding: 'utf8',
    });
    return {
      text: squeeze(readFileSync(join(folder, 'document.txt'), 'utf8')),
      sheets: pdf.split('\f').slice(0, -1).map(squeeze),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const [name, selector] of [
  ['worksheet', 'main :is(h1, h2, dt, dd, th, td, [id] li > p)'],
  ['answers', 'main :is(h1, h2, th, td, li > p)'],
] as const) {
  test(`LibreOffice opens the ${name}, with the words of its page in their order`, {
    tag: [name === 'worksheet' ? '@all' : '@long', '@everyLanguage'],
  }, async ({ page, request }) => {
    test.skip(
      !hasLibreOffice,
      'LibreOffice is not installed, and only root on Debian or Ubuntu may install it',
    );
    await open(page, 'teach');
    const address = (await page.locator(`#files a[href*="/${name}."]`).getAttribute('href')) ?? '';
    await open(page, `teach/${name}`);
    const texts = await page.locator(selector).allTextContents();
    const said = texts.map((text) => squeeze(text)).filter((text) => text !== '');
    expect(said.length).toBeGreaterThan(40);
    const { text, sheets } = readDocument(await (await request.get(address)).body());
    let at = 0;
    for (const words of said) {
      const found = text.indexOf(words, at);
      expect(found, `"${words}" in order`).toBeGreaterThanOrEqual(at);
      at = found;
    }
    expect(text).toContain(squeeze(textOf(translated)));
    expect(sheets.length).toBeGreaterThan(1);
    const imprint = squeeze(formatImprint({ edition: currentEdition, url: '' }));
    // In a PDF letters of other scripts stand as they are drawn: of those lines the Latin part is looked for.
    const [latin = ''] = /Threadprint[ -~·]*[A-Z0-9.]/.exec(imprint) ?? [];
    const hasImprint = (sheet: string) =>
      HAS_OWN_SCRIPT ? sheet.slice(-2 * imprint.length).includes(latin) : sheet.endsWith(imprint);
    expect(sheets.filter((sheet) => !hasImprint(sheet))).toEqual([]);
  });
}
