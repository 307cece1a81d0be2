/** Words that say what the numbers of a sentence measure. */
const MEASURES =
  /°C|m³|\b(cups?|glass(es)?|liters?|L|mL|milliliters?|meters?|kg|kilograms?|grams?|g|tons|kilowatts?|hours?|kWh|KwH|megajoules?|MJ|cubic (kilo)?meters?|yarns?|people|days?|months?|years?|wears?|gallons?|acre-feet)\b/i;

/** A number that says by itself what it counts: "50%", "74 times", "2 polyester T-shirts". */
const COUNTED =
  /(\d+ to )?\d[\d,.–]*( ?%| percent|( [a-z-]+){0,2} (times|twice|persons?|pupils?|weeks?|minutes?|seconds?|washes|tubs?|baths?|pools?|fabrics?|fibers?|phases?|processes|steps?|claims?|corrections?|holes?|patch(es)?|stitch(es)?|threads?|ropes?|charts?|tips?|sources?|figures?|records?|T-shirts?|shirts?|worlds?)\b)/gi;

/** A calculation up to its rounding, whose result carries the unit: "100 × 79 ÷ 1,640 = 4.81707, rounded to the nearest 0.1" (then ": 4.8%"). */
const ROUNDED = String.raw` = \d[\d,.]*, rounded (?:\w+ )?(?:to the nearest|in steps of) [\d.,]*\d`;
const ARITHMETIC = String.raw`\(?\d[\d.,() ]*[×÷−+][\d.,()×÷−+ ]*[\d)]`;
const CALCULATIONS = new RegExp(`${ARITHMETIC}(?:${ROUNDED})?|\\d[\\d,.]*${ROUNDED}`, 'g');

/** Numbers that measure nothing: years, places in a row, names, a share of one. */
const NAMES =
  /\b0\.000\d+\b|\b(19|20)\d\ds?\b|\b\d+ of \d+\b|\b(1|one part) in [\d,]+(\.\d)?|\b\d+(st|nd|rd|th)\b|\b(part|table|figure|chapter|page|volume|item|variable|schedule|decision|ISBN|CC BY) \d[\d./]*|\btasks \d+ to \d+|Étape \d+|\[ ?\d+ ?\]|\b[23]D\b|\bCO2e?\b|\b[a-z]\w*_\w+|\b\d+\.csv\b|\b(January|February|March|April|May|June|July|August|September|October|November|December) \d+\b/gi;

/** The place in a list with which a heading or an item begins, or that stands before one by itself. */
const PLACE = /^\d+ (?=[A-Z])|(?:^|\. )\d+\.$/;

/** The sentences of a text or a label that hold a number, and no word that says of what. */
export function findBareNumbers(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+(?=[A-Z“])/)
    .filter((sentence) => !MEASURES.test(sentence))
    .filter((sentence) =>
      /\d/.test(
        [PLACE, CALCULATIONS, NAMES, COUNTED].reduce((text, known) => text.replace(known, ' '), sentence),
      ),
    );
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

/** References are titles, places in print and addresses. */
const withoutReferences = (nodes: readonly ReadNode[]): ReadNode[] =>
  nodes
    .filter(({ line }) => line !== 'region: References')
    .map(({ line, children }) => ({ line, children: withoutReferences(children) }));

/** What in a page's reading (tests/reading) is a number of nothing. */
export const findBareNumbersOfReading = (reading: string): string[] =>
  listTexts(withoutReferences(parseReading(reading))).flatMap(findBareNumbers);

/** Number words from two on, and the nouns of what is counted: records, claims, cards, phases, steps. */
const COUNTS = {
  en: [
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
    'fabrics fibers phases processes steps cards tips tasks claims charts measures bills places countries',
  ],
  es: [
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis',
    'telas fibras fases procesos pasos tarjetas consejos tareas afirmaciones gráficos medidas cuentas lugares países',
  ],
  fr: [
    'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    'tissus fibres phases traitements étapes cartes conseils exercices affirmations graphiques mesures factures lieux pays',
  ],
  de: [
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn',
    'Stoffe Stoffen Fasern Phasen Prozesse Nassprozesse Schritte Karten Tipps Aufgaben Behauptungen Diagramme Maße Rechnungen Orte Orten Länder Ländern',
  ],
} as const;

/** Which the reader chooses: no record is counted. */
const CHOSEN = /^(two places|dos lugares|deux lieux|zwei Orte)/i;

/** Counts in a file of words that are typed, where their records should be counted: "six fabrics", "6 fabrics". */
export function findTypedCounts(source: string, language: keyof typeof COUNTS): string[] {
  const [numbers, nouns] = COUNTS[language].map((words) => words.replaceAll(' ', '|'));
  const code = source.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  // At most one word stands between: "six other fabrics". No letter of any language goes before or after.
  const typed = new RegExp(
    `(?<![\\p{L}\\d$-])(?:${numbers}|\\d+)(?: [\\p{L}-]+)? (?:${nouns})(?!\\p{L})`,
    'giu',
  );
  return (code.match(typed) ?? []).filter((count) => !CHOSEN.test(count));
}
