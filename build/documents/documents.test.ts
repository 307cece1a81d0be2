import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import type { LessonDocument } from './document';
import { writeDocx } from './docx';

const document: LessonDocument = {
  title: 'Can it be <true> & new?',
  blocks: [
    { kind: 'heading', text: 'Can it be <true> & new?', level: 1 },
    { kind: 'text', runs: [{ text: 'It takes ' }, { text: '79 cups', isBold: true, isUnconfirmed: true }] },
    { kind: 'bar', runs: [{ text: 'Rain' }], part: 0.25 },
    { kind: 'lines', count: 2 },
    { kind: 'table', head: ['Fiber', 'Liters'], rows: [[[{ text: 'Wool' }], [{ text: '1' }]]] },
  ],
  imprint: 'Threadprint · CC BY 4.0',
  language: 'en',
  date: '2026-11-27',
};
const readPart = async (content: Buffer, path: string) =>
  (await (await JSZip.loadAsync(content)).file(path)?.async('string')) ?? '';

describe('writeDocx', () => {
  const main = 'word/document.xml';
  const foot = 'word/footer1.xml';

  it('escapes its texts, and marks what is unconfirmed', async () => {
    const xml = await readPart(await writeDocx(document), main);
    expect(xml).toContain('Can it be &lt;true&gt; &amp; new?');
    expect(xml).toContain('w:u w:val="dash"');
    expect(xml).toContain('Wool');
  });

  it('runs from the right where its language does, each line and its foot', async () => {
    const turned = /<w:bidi\/>.*<w:rtl\/>/s;
    const arabic = await writeDocx({ ...document, language: 'ar' });
    expect(await readPart(arabic, foot)).toMatch(turned);
    const paragraphs = (await readPart(arabic, main)).match(/<w:p>.*?<\/w:p>/gs) ?? [];
    expect(paragraphs.length).toBeGreaterThan(0);
    expect(paragraphs.filter((paragraph) => !paragraph.includes('<w:bidi/>'))).toEqual([]);
    const english = await writeDocx(document);
    for (const part of [main, foot]) expect(await readPart(english, part)).not.toMatch(turned);
  });

  it('draws a bar as a filled line that ends where its part of the room ends', async () => {
    const xml = await readPart(await writeDocx(document), main);
    expect(xml).toContain('Rain');
    expect(xml).toContain('w:right="6750"');
  });

  it('says at the foot of each sheet where it is from', async () => {
    expect(await readPart(await writeDocx(document), foot)).toContain('Threadprint · CC BY 4.0');
  });

  it('gives the same bytes whenever it is built', async () => {
    const first = await writeDocx(document);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect((await writeDocx(document)).equals(first)).toBe(true);
    const zip = await JSZip.loadAsync(first);
    const day = '2026-11-27T00:00:00';
    expect(new Set(zip.file(/./).map(({ date }) => date.toISOString()))).toEqual(new Set([`${day}.000Z`]));
    const whole = await Promise.all(zip.file(/./).map((file) => file.async('string')));
    const days = whole.join('').match(/\d{4}-\d\d-\d\dT[\d:]+/g) ?? [];
    expect(new Set(days)).toEqual(new Set([day]));
  });
});
