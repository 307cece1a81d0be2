import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { translated } from '#words/shell';
import { currentEdition } from '../../src/data/editions.ts';
import { formatImprint } from '../../src/model/citation.ts';
import { escapeXml } from '../../src/model/lesson/files/moodle.ts';
import { listQuizQuestions } from '../../src/model/lesson/files/quiz.ts';
import { squeeze } from '../sheets.ts';
import { HAS_OWN_SCRIPT, textOf } from './harness/language.ts';
import { open } from './harness/pages.ts';
import { expect, test } from './harness/site.ts';

const TYPES: Readonly<Record<string, RegExp>> = {
  docx: /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document$/,
  odt: /^application\/vnd\.oasis\.opendocument\.text$/,
  xml: /^(application|text)\/xml/,
  txt: /^text\/plain; charset=utf-8$/,
  csv: /^text\/csv; charset=utf-8$/,
};
const questions = listQuizQuestions();

test('each file for teachers is there, of the type and size that its link says', async ({
  page,
  request,
}) => {
  await open(page, 'teach');
  const links = page.locator('#files li');
  expect(await links.count()).toBeGreaterThan(6);
  for (const link of await links.all()) {
    const address = (await link.getByRole('link').getAttribute('href')) ?? '';
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(answer.headers()['content-type']).toMatch(TYPES[address.replace(/.*\./, '')] ?? /^$/);
    const kilobytes = Math.ceil((await answer.body()).length / 1000);
    await expect(link).toContainText(new RegExp(`, ${kilobytes}\\s[kK][bBo]$`));
  }
});

test('the questions for Moodle are XML of one question each, and its HTML says what the worksheet says', async ({
  page,
  request,
}) => {
  await open(page, 'teach');
  const address = (await page.locator('#files a[href$=".xml"]').getAttribute('href')) ?? '';
  const file = await (await request.get(address)).text();
  // Our pages' policy lets no text become a document.
  await page.goto('about:blank');
  const read = await page.evaluate((text) => {
    const xml = new DOMParser().parseFromString(text, 'application/xml');
    const textOf = (element: Element | null) => element?.querySelector('text')?.textContent ?? '';
    return {
      errors: xml.querySelectorAll('parsererror').length,
      questions: [...xml.querySelectorAll('question:not([type="category"])')].map((question) => ({
        type: question.getAttribute('type'),
        name: textOf(question.querySelector('name')),
        html: textOf(question.querySelector('questiontext')),
        value: textOf(question.querySelector('answer[fraction="100"]')),
        tolerance: question.querySelector('answer[fraction="100"] tolerance')?.textContent ?? '',
      })),
    };
  }, file);
  expect(read.errors).toBe(0);
  expect(read.questions.map(({ html: _, ...question }) => question)).toEqual(
    questions.map(({ name, answer }) =>
      'sample' in answer
        ? { type: 'essay', name, value: '', tolerance: '' }
        : {
            type: 'numerical',
            name,
            value: String(answer.right.value),
            tolerance: String(answer.right.tolerance),
          },
    ),
  );
  read.questions.forEach(({ html }, index) => {
    for (const line of questions[index]?.lines ?? []) expect(html).toContain(`<p>${escapeXml(line)}</p>`);
  });
});

/** Whether Debian's LibreOffice is there (provideLibreOffice): only a long run installs it. */
const hasLibreOffice = !spawnSync('soffice', ['--version']).error;

/** What LibreOffice reads in documents, and at the foot of each of their sheets; by their ending. It starts once for all. */
function readDocuments(contents: ReadonlyMap<string, Buffer>) {
  const folder = mkdtempSync(join(tmpdir(), 'threadprint-document-'));
  try {
    const files = [...contents].map(([ending, content]) => {
      const file = join(folder, `${ending}.${ending}`);
      writeFileSync(file, content);
      return file;
    });
    const own = `-env:UserInstallation=file://${folder}/profile`;
    for (const format of ['txt:Text (encoded):UTF8', 'pdf'])
      execFileSync('soffice', [own, '--headless', '--convert-to', format, '--outdir', folder, ...files], {
        stdio: 'ignore',
      });
    return [...contents.keys()].map((ending) => {
      const pdf = execFileSync('pdftotext', ['-layout', join(folder, `${ending}.pdf`), '-'], {
        encoding: 'utf8',
      });
      return {
        ending,
        text: squeeze(readFileSync(join(folder, `${ending}.txt`), 'utf8')),
        sheets: pdf.split('\f').slice(0, -1).map(squeeze),
      };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const [name, selector] of [
  ['worksheet', 'main :is(h1, h2, dt, dd, th, td, [id] li > p)'],
  ['answers', 'main :is(h1, h2, th, td, li > p)'],
] as const) {
  test(`LibreOffice opens the ${name} in both formats, with the words of its page in their order`, {
    tag: ['@long', '@everyLanguage'],
  }, async ({ page, request }) => {
    test.skip(
      !hasLibreOffice,
      'LibreOffice is not installed, and only root on Debian or Ubuntu may install it',
    );
    await open(page, 'teach');
    const addresses = await page
      .locator(`#files a[href*="/${name}."]`)
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses.length).toBe(2);
    await open(page, `teach/${name}`);
    const texts = await page.locator(selector).allTextContents();
    const said = texts.map((text) => squeeze(text)).filter((text) => text !== '');
    expect(said.length).toBeGreaterThan(40);
    const contents = new Map<string, Buffer>();
    for (const address of addresses)
      contents.set(address.replace(/.*\./, ''), await (await request.get(address)).body());
    for (const { ending, text, sheets } of readDocuments(contents)) {
      let at = 0;
      for (const words of said) {
        const found = text.indexOf(words, at);
        expect(found, `${ending}: "${words}" in order`).toBeGreaterThanOrEqual(at);
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
    }
  });
}
