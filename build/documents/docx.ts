import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LineRuleType,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  UnderlineType,
  WidthType,
} from 'docx';
import JSZip from 'jszip';
import { directionOf } from '../../src/words/languages';
import type { Block, LessonDocument, Run } from './document';

/** In twentieths of a point. */
const INDENT = 360;
const LINE = 480;
const AFTER = 120;
/** The narrowest room between the margins, on A4. */
const ROOM = 9000;
const BAR_COLOR = '333333';
const FONT = 'Arial';

/** What says of a paragraph, a run of text and a table that lines run from the right. */
interface Turn {
  paragraph?: { bidirectional: true };
  run?: { rightToLeft: true };
  table?: { visuallyRightToLeft: true };
}
const FROM_RIGHT: Turn = {
  paragraph: { bidirectional: true },
  run: { rightToLeft: true },
  table: { visuallyRightToLeft: true },
};

const toTextRuns = (runs: readonly Run[], turn: Turn) =>
  runs.map(
    ({ text, isBold, isUnconfirmed }) =>
      new TextRun({
        text,
        ...turn.run,
        ...(isBold ? { bold: true } : {}),
        ...(isUnconfirmed ? { underline: { type: UnderlineType.DASH } } : {}),
      }),
  );

const cell = (runs: readonly Run[], isName: boolean, turn: Turn) =>
  new TableCell({
    children: [
      new Paragraph({
        ...turn.paragraph,
        children: toTextRuns(runs, turn),
        alignment: isName ? AlignmentType.START : AlignmentType.END,
      }),
    ],
  });

function composeTable({ head, rows }: Extract<Block, { kind: 'table' }>, turn: Turn): Table {
  const line = (cells: readonly (readonly Run[])[], isHead = false) =>
    new TableRow({
      tableHeader: isHead,
      children: cells.map((runs, column) => cell(runs, column === 0, turn)),
    });
  return new Table({
    ...turn.table,
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      line(
        head.map((text) => [{ text, isBold: true }]),
        true,
      ),
      ...rows.map((cells) => line(cells)),
    ],
  });
}

function composeBlock(block: Block, turn: Turn): (Paragraph | Table)[] {
  if (block.kind === 'table') return [composeTable(block, turn)];
  if (block.kind === 'heading') {
    const heading = block.level === 1 ? HeadingLevel.TITLE : HeadingLevel.HEADING_1;
    const children = toTextRuns([{ text: block.text }], turn);
    return [new Paragraph({ ...turn.paragraph, children, heading, keepNext: true })];
  }
  if (block.kind === 'text')
    return [
      new Paragraph({
        ...turn.paragraph,
        children: toTextRuns(block.runs, turn),
        spacing: { after: AFTER, ...(block.isQuestion ? { before: 2 * AFTER } : {}) },
        indent: { left: block.isIndented ? INDENT : 0 },
      }),
    ];
  if (block.kind === 'bar')
    return [
      new Paragraph({ ...turn.paragraph, children: toTextRuns(block.runs, turn), keepNext: true }),
      new Paragraph({
        ...turn.paragraph,
        shading: { type: ShadingType.CLEAR, fill: BAR_COLOR },
        indent: { right: Math.round(ROOM * (1 - block.part)) },
        spacing: { line: LINE / 3, lineRule: LineRuleType.EXACT, after: AFTER },
      }),
    ];
  return Array.from(
    { length: block.count },
    () =>
      new Paragraph({
        ...turn.paragraph,
        spacing: { line: LINE },
        border: {
          bottom: { style: BorderStyle.SINGLE, size: 4, space: 1 },
          between: { style: BorderStyle.SINGLE, size: 4, space: 1 },
        },
      }),
  );
}

/** A document for Word. */
export async function writeDocx({ title, blocks, imprint, language, date }: LessonDocument): Promise<Buffer> {
  const turn = directionOf(language) === 'rtl' ? FROM_RIGHT : {};
  const run = { font: FONT, color: '000000' };
  const document = new Document({
    title,
    creator: 'Threadprint',
    styles: {
      default: {
        document: { run: { font: FONT, size: 22, language: { value: language } } },
        title: { run: { ...run, size: 48, bold: true }, paragraph: { spacing: { after: 2 * AFTER } } },
        heading1: {
          run: { ...run, size: 28, bold: true },
          paragraph: { spacing: { before: 3 * AFTER, after: AFTER } },
        },
      },
    },
    sections: [
      {
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                ...turn.paragraph,
                children: [new TextRun({ ...turn.run, text: imprint, size: 16 })],
              }),
            ],
          }),
        },
        children: blocks.flatMap((block) => composeBlock(block, turn)),
      },
    ],
  });
  return setDay(await Packer.toBuffer(document), `${date}T00:00:00Z`);
}

/** Packs a document anew as of one day: two of the same content are the same bytes. */
async function setDay(content: Buffer, day: string): Promise<Buffer> {
  const made = await JSZip.loadAsync(content);
  const zip = new JSZip();
  for (const file of made.file(/./)) {
    const text = await file.async('string');
    // The package says the moment at which it was made.
    zip.file(file.name, text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, day), {
      date: new Date(day),
      createFolders: false,
    });
  }
  return zip.generateAsync({
    type: 'nodebuffer',
    compression: 'DEFLATE',
    compressionOptions: { level: 9 },
  });
}
