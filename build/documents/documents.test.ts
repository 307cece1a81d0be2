import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import type { LessonDocument } from './document';
import { writeDocx } from './docx';
import { writeOdt } from './odt';

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

for (const [write, main, foot] of [
  [writeDocx, 'word/document.xml', 'word/footer1.xml'],
  [writeOdt, 'content.xml', 'styles.xml'],
] as const) {
  describe(write, () => {
    it('escapes its texts, and marks what is unconfirmed', async () => {
      const xml = await readPart(await write(document), main);
      expect(xml).toContain('Can it be &lt;true&gt; &amp; new?');
      expect(xml).toMatch(/w:u w:val="dash"|text:style-name="BoldUnconfirmed"/);
      expect(xml).toContain('Wool');
    });

    it('runs from the right where its language does', async () => {
      const turned = /<w:bidi\/>.*<w:rtl\/>|style:writing-mode="rl-tb"/s;
      const [part = ''] = [main, foot].filter((path) => path !== 'content.xml');
      expect(await readPart(await write({ ...document, language: 'ar' }), part)).toMatch(turned);
      expect(await readPart(await write(document), part)).not.toMatch(turned);
    });

    it('draws a bar as a filled line that ends where its part of the room ends', async () => {
      const xml = await readPart(await write(document), main);
      expect(xml).toContain('Rain');
      expect(xml).toMatch(/w:right="6750"|fo:margin-right="127.5mm"/);
    });

    it('begins each of its lines where its language does', async () => {
      const files = await write({ ...document, language: 'ar' });
      const xml = await readPart(files, write === writeOdt ? 'styles.xml' : main);
      const paragraphs = xml.match(/<w:p>.*?<\/w:p>/gs) ?? [];
      expect(paragraphs.filter((paragraph) => !paragraph.includes('<w:bidi/>'))).toEqual([]);
      expect(xml.match(/fo:text-align="[a-z]*"/g)?.join() ?? '').not.toMatch(/start|end/);
      expect(xml.includes('fo:text-align="right"')).toBe(write === writeOdt);
    });

    it('says at the foot of each sheet where it is from', async () => {
      expect(await readPart(await write(document), foot)).toContain('Threadprint · CC BY 4.0');
    });

    it('gives the same bytes whenever it is built', async () => {
      const first = await write(document);
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect((await write(document)).equals(first)).toBe(true);
      const zip = await JSZip.loadAsync(first);
      expect(new Set(zip.file(/./).map(({ date }) => date.toISOString()))).toEqual(
        new Set(['2026-11-27T00:00:00.000Z']),
      );
      const whole = await Promise.all(zip.file(/./).map((file) => file.async('string')));
      expect(
        whole
          .join('')
          .match(/\d{4}-\d\d-\d\dT[\d:]+/g)
          ?.every((day) => day === '2026-11-27T00:00:00'),
      ).toBe(true);
    });
  });
}

describe('writeOdt', () => {
  it('sets letters of scripts such as Bengali as large and bold as Latin ones', async () => {
    const xml = await readPart(await writeOdt({ ...document, language: 'bn' }), 'styles.xml');
    for (const [, property = '', value = ''] of xml.matchAll(/fo:(font-size|font-weight)="([^"]*)"/g))
      expect(xml).toContain(`fo:${property}="${value}" style:${property}-complex="${value}"`);
  });

  it('tells its kind first, unpacked', async () => {
    const content = await writeOdt(document);
    expect(content.toString('latin1', 30, 38)).toBe('mimetype');
    expect(content.toString('latin1', 38, 85)).toContain('application/vnd.oasis.opendocument.text');
  });
});
