import { escapeXml } from '../../src/model/lesson/files/moodle';
import { directionOf, type Language } from '../../src/words/languages';
import type { Block, LessonDocument, Run } from './document';
import { packFiles } from './package';

/** Between the margins of A4. */
const ROOM_MM = 170;

const TYPE = 'application/vnd.oasis.opendocument.text';
const NAMES = ['office', 'style', 'text', 'table', 'fo', 'meta', 'manifest']
  .map((name) => {
    const space = name === 'fo' ? 'xsl-fo-compatible' : name;
    return `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${space}:1.0"`;
  })
  .concat('xmlns:dc="http://purl.org/dc/elements/1.1/"')
  .join(' ');

const compose = (root: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<office:${root} ${NAMES} office:version="1.3">${content}</office:${root}>\n`;

/** White space at an edge of an element, or doubled, is dropped unless it says how much it is. */
const writeText = (text: string) =>
  escapeXml(text).replaceAll(/^ | $| {2,}/g, (gap) => `<text:s text:c="${gap.length}"/>`);

const writeRuns = (runs: readonly Run[]): string =>
  runs
    .map(({ text, isBold, isUnconfirmed }) => {
      const style = `${isBold ? 'Bold' : ''}${isUnconfirmed ? 'Unconfirmed' : ''}`;
      return style === ''
        ? writeText(text)
        : `<text:span text:style-name="${style}">${writeText(text)}</text:span>`;
    })
    .join('');

const write = (style: string, content: string) => `<text:p text:style-name="${style}">${content}</text:p>`;

/** In the thousandths of the room between the margins that it takes. */
const nameBar = (part: number) => `Bar${Math.round(1000 * part)}`;

/** Scripts such as Arabic and Bengali have properties of their own. */
const BOLD = 'fo:font-weight="bold" style:font-weight-complex="bold"';
const size = (pt: number) => `fo:font-size="${pt}pt" style:font-size-complex="${pt}pt"`;

/** A bar is a filled line; its end is a margin, so each length has a style of its own. */
const composeBarStyles = (blocks: readonly Block[]) => {
  const parts = blocks.flatMap((block) => (block.kind === 'bar' ? [block.part] : []));
  return [...new Map(parts.map((part) => [nameBar(part), part]))].map(([name, part]) =>
    style(
      name,
      '',
      `fo:background-color="#333333" fo:line-height="8pt" fo:margin-bottom="6pt" fo:margin-right="${(ROOM_MM * (1 - part)).toFixed(1)}mm"`,
      size(6),
    ),
  );
};

function writeTable({ head, rows }: Extract<Block, { kind: 'table' }>): string {
  const writeRow = (cells: readonly (readonly Run[])[]) => {
    const written = cells.map(
      (runs, column) =>
        `<table:table-cell table:style-name="Cell" office:value-type="string">${write(column === 0 ? 'CellName' : 'CellNumber', writeRuns(runs))}</table:table-cell>`,
    );
    return `<table:table-row>${written.join('')}</table:table-row>`;
  };
  const headRow = writeRow(head.map((text) => [{ text, isBold: true }]));
  return `<table:table><table:table-column table:number-columns-repeated="${head.length}"/><table:table-header-rows>${headRow}</table:table-header-rows>${rows.map(writeRow).join('')}</table:table>`;
}

function writeBlock(block: Block): string {
  if (block.kind === 'table') return writeTable(block);
  if (block.kind === 'heading') {
    const style = block.level === 1 ? 'Title' : 'Heading';
    return `<text:h text:style-name="${style}" text:outline-level="${block.level}">${escapeXml(block.text)}</text:h>`;
  }
  if (block.kind === 'text')
    return write(
      block.isIndented ? 'Indented' : block.isQuestion ? 'Question' : 'Text',
      writeRuns(block.runs),
    );
  if (block.kind === 'bar') return write('BarName', writeRuns(block.runs)) + write(nameBar(block.part), '');
  return write('Line', '').repeat(block.count);
}

const style = (name: string, parent: string, paragraph: string, text = '') =>
  `<style:style style:name="${name}" style:family="paragraph"${parent ? ` style:parent-style-name="${parent}"` : ''}><style:paragraph-properties ${paragraph}/>${text && `<style:text-properties ${text}/>`}</style:style>`;
const textStyle = (name: string, properties: string) =>
  `<style:style style:name="${name}" style:family="text"><style:text-properties ${properties}/></style:style>`;

const DASHED =
  'style:text-underline-style="dash" style:text-underline-width="auto" style:text-underline-color="font-color"';

const composeStyles = (language: Language, imprint: string) => {
  const isFromRight = directionOf(language) === 'rtl';
  const mode = isFromRight ? ' style:writing-mode="rl-tb"' : '';
  // LibreOffice takes "start" for left, whichever way the lines run.
  const [start, end] = isFromRight ? ['right', 'left'] : ['left', 'right'];
  return compose(
    'document-styles',
    `<office:styles><style:default-style style:family="paragraph"><style:paragraph-properties fo:text-align="${start}"${mode}/><style:text-properties fo:font-family="Arial" style:font-family-complex="Arial" ${size(11)} fo:language="${language}" fo:country="none" style:language-complex="${language}" style:country-complex="none"/></style:default-style>${[
      style('Text', '', 'fo:margin-bottom="6pt"'),
      style('Question', 'Text', 'fo:margin-top="12pt"'),
      style('BarName', '', 'fo:keep-with-next="always"'),
      style('Indented', 'Text', 'fo:margin-left="18pt"'),
      style('Title', '', 'fo:margin-bottom="12pt" fo:keep-with-next="always"', `${BOLD} ${size(24)}`),
      style(
        'Heading',
        '',
        'fo:margin-top="18pt" fo:margin-bottom="6pt" fo:keep-with-next="always"',
        `${BOLD} ${size(14)}`,
      ),
      style(
        'Line',
        '',
        'fo:line-height="24pt" fo:border-bottom="0.5pt solid #000000" style:join-border="false"',
      ),
      style('CellName', '', `fo:text-align="${start}"`),
      style('CellNumber', '', `fo:text-align="${end}"`),
      style('Foot', '', `fo:text-align="${start}"`, size(8)),
      textStyle('Bold', BOLD),
      textStyle('Unconfirmed', DASHED),
      textStyle('BoldUnconfirmed', `${BOLD} ${DASHED}`),
    ].join(
      '',
    )}</office:styles><office:automatic-styles><style:page-layout style:name="Sheet"><style:page-layout-properties fo:page-width="210mm" fo:page-height="297mm" fo:margin="20mm"${mode}/><style:footer-style><style:header-footer-properties fo:margin-top="5mm" fo:min-height="5mm"/></style:footer-style></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Sheet"><style:footer>${write('Foot', escapeXml(imprint))}</style:footer></style:master-page></office:master-styles>`,
  );
};

const composeContent = (blocks: readonly Block[]) =>
  compose(
    'document-content',
    `<office:automatic-styles><style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:border="0.5pt solid #000000" fo:padding="1mm"/></style:style>${composeBarStyles(blocks).join('')}</office:automatic-styles><office:body><office:text>${blocks.map(writeBlock).join('')}</office:text></office:body>`,
  );

const composeMeta = ({ title, language, date }: LessonDocument) =>
  compose(
    'document-meta',
    `<office:meta><dc:title>${escapeXml(title)}</dc:title><dc:creator>Threadprint</dc:creator><dc:language>${language}</dc:language><dc:date>${date}T00:00:00</dc:date></office:meta>`,
  );

const MANIFEST = `<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${TYPE}"/>${[
  'content',
  'styles',
  'meta',
]
  .map((name) => `<manifest:file-entry manifest:full-path="${name}.xml" manifest:media-type="text/xml"/>`)
  .join('')}</manifest:manifest>
`;

/** A document for LibreOffice and others, as OpenDocument 1.3 has it. */
export function writeOdt(document: LessonDocument): Promise<Buffer> {
  return packFiles(
    [
      ['mimetype', TYPE],
      ['content.xml', composeContent(document.blocks)],
      ['styles.xml', composeStyles(document.language, document.imprint)],
      ['meta.xml', composeMeta(document)],
      ['META-INF/manifest.xml', MANIFEST],
    ],
    document.date,
  );
}
