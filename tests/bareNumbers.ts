/** Words that say what the numbers of a sentence measure. */
const MEASURES =
  /°C|m³|\b(cups?|glass(es)?|liters?|L|mL|kg|kilograms?|grams?|g|tons|kWh|KwH|megajoules?|MJ|cubic (kilo)?meters?|yarns?|people|days?|months?|years?|wears?|gallons?|acre-feet)\b/i;

/** A number that says by itself what it counts: "50%", "74 times", "2 polyester T-shirts". */
const COUNTED =
  /\d[\d,.–]*( ?%| percent|( [a-z-]+){0,2} (times|twice|persons?|weeks?|minutes?|seconds?|washes|tubs?|baths?|pools?|fabrics?|fibers?|phases?|processes|steps?|claims?|darns?|holes?|patch(es)?|stitch(es)?|threads?|ropes?|charts?|tips?|sources?|records?|T-shirts?|shirts?)\b)/gi;

/** Numbers that measure nothing: years, places in a row, names. */
const NAMES =
  /\b(19|20)\d\d\b|\b\d+ of \d+\b|\b\d+(st|nd|rd|th)\b|\b(part|table|figure|chapter|page|volume|CC BY) \d[\d.]*|\[ ?\d+ ?\]|\b[23]D\b|\bCO2\b|\b(January|February|March|April|May|June|July|August|September|October|November|December) \d+\b/gi;

/** The sentences of a text or a label that hold a number, and no word that says of what. */
export function findBareNumbers(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+(?=[A-Z“])/)
    .filter((sentence) => /\d/.test(sentence.replaceAll(NAMES, ' ').replaceAll(COUNTED, ' ')))
    .filter((sentence) => !MEASURES.test(sentence));
}

const INLINE = /^(link|button|deletion|insertion|emphasis|strong|superscript|mark|time|term): ?/;
const NAMED = /^[A-Za-z]+:( |$)/;

interface ReadNode {
  line: string;
  children: ReadNode[];
}

function parseReading(reading: string): ReadNode[] {
  const roots: ReadNode[] = [];
  const path: { indent: number; children: ReadNode[] }[] = [{ indent: -1, children: roots }];
  for (const line of reading.split('\n').filter((text) => text.trim() !== '')) {
    const indent = line.length - line.trimStart().length;
    while ((path.at(-1)?.indent ?? -1) >= indent) path.pop();
    const node = { line: line.trim(), children: [] };
    path.at(-1)?.children.push(node);
    path.push({ indent, children: node.children });
  }
  return roots;
}

const readText = ({ line, children }: ReadNode): string =>
  [
    line
      .replace(INLINE, '')
      .replace(NAMED, '')
      .replace(/ \((pressed|\d|value .*)\)$/, ''),
    ...children.map(readText),
  ]
    .join(' ')
    .trim();

/** Each cell of a table, behind its column's heading. */
function listCells({ children }: ReadNode): string[] {
  const [head, ...rows] = children.filter(({ line }) => line.startsWith('row'));
  const titles = (head?.children ?? []).map(readText);
  return rows.flatMap((row) =>
    row.children.map((cell, column) => `${titles[column]} ${readText(cell)}`.trim()),
  );
}

/** Every text and label of a reading: running text in one piece, a table's cells with the headings of their columns. */
function listTexts(nodes: readonly ReadNode[]): string[] {
  const texts: string[] = [];
  let running = '';
  const end = () => {
    if (running !== '') texts.push(running);
    running = '';
  };
  for (const node of nodes) {
    if (INLINE.test(node.line) || !NAMED.test(node.line)) {
      running = `${running} ${readText(node)}`.trim();
      continue;
    }
    end();
    if (node.line.startsWith('table:')) texts.push(...listCells(node));
    else texts.push(readText({ ...node, children: [] }), ...listTexts(node.children));
  }
  end();
  return texts;
}

/** What in a page's reading (tests/reading) is a number of nothing. */
export const findBareNumbersOfReading = (reading: string): string[] =>
  listTexts(parseReading(reading)).flatMap(findBareNumbers);
