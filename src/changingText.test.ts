import { parseSync } from 'vite';
import { expect, it } from 'vitest';

// Page translators move text nodes, and React must never look for one: text that changes has an element of its own,
// and so has text beside which anything comes or goes.

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const files = import.meta.glob<string>(['./**/*.tsx', '!./**/*.test.tsx', '../.build/words/en/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const listNodes = (node: Node): Node[] => [
  node,
  ...Object.values(node).flat().filter(isNode).flatMap(listNodes),
];

/** The file, and the first line of each node that `find` finds in it: "dashboards/Credits: describeChartSource(chart)" */
function findInFiles(find: (node: Node) => Node[]): string[] {
  return Object.entries(files).flatMap(([file, code]) =>
    listNodes(parseSync(file, code, { preserveParens: false }).program as unknown as Node)
      .flatMap(find)
      .map(
        ({ start, end }) =>
          `${file.replace(/^\.\.?\/(\.build\/)?|\.tsx$/g, '')}: ${code.slice(start, end).split('\n')[0]}`,
      ),
  );
}

/** The children as the document holds them: fragments add none, and white space is left where it is. */
function listChildren(element: Node): Node[] {
  return (element.children as Node[]).flatMap((child) => {
    if (child.type === 'JSXFragment') return listChildren(child);
    const inner = child.type === 'JSXExpressionContainer' ? (child.expression as Node) : child;
    const isBlank = inner.type === 'JSXEmptyExpression' || String(inner.value).trim() === '';
    if (isBlank) return [];
    return inner.type === 'Literal' ? { ...inner, type: 'JSXText' } : inner;
  });
}

/** Whether it may be a string that is written out in the expression itself. */
function writesText({ type, consequent, alternate, right, value }: Node): boolean {
  if (type === 'ConditionalExpression')
    return [consequent, alternate].some((part) => writesText(part as Node));
  if (type === 'LogicalExpression') return writesText(right as Node);
  return type === 'TemplateLiteral' || typeof value === 'string';
}

/** A message without values, `words.title`: a constant of its file. */
const isConstantMessage = ({ type, object }: Node) =>
  type === 'MemberExpression' && (object as Node).name === 'words';

function findTextsOnTheirOwn(node: Node): Node[] {
  const children = /^JSX(Element|Fragment)$/.test(node.type) ? listChildren(node) : [];
  const hasText = children.some(({ type }) => type === 'JSXText');
  if (children.length < 2) return [];
  return children.filter(
    (child) => !child.type.startsWith('JSX') && !isConstantMessage(child) && (hasText || writesText(child)),
  );
}

function findSharedElements(node: Node): Node[] {
  const [first, second] = [node.consequent, node.alternate].map(
    (branch) => (branch as Node)?.openingElement as Node,
  );
  if (node.type !== 'ConditionalExpression' || !first || !second || first.selfClosing) return [];
  const [a, b] = [first, second].map(({ name, attributes }) => ({
    name: (name as Node).name,
    key: (attributes as Node[]).some((attribute) => (attribute.name as Node)?.name === 'key'),
  }));
  return a?.name === b?.name && !a?.key ? [node] : [];
}

it('what stands beside bare text stays as long as that does', () => {
  // Constants, each where it stands. What may change gets an element, not a line here.
  expect(findInFiles(findTextsOnTheirOwn)).toEqual([
    'words/en/charts: value',
    'words/en/charts: grams',
    'words/en/charts: fiber',
    'words/en/charts: fiber',
    'words/en/charts: megajoules',
    `words/en/charts: \`Source: \${source}. Chart: \``,
    'words/en/charts: story',
    'words/en/claim: dashed',
    'words/en/data: description',
    'words/en/home: count',
    'words/en/lake: half',
    'words/en/lake: all',
    'words/en/lake: mended',
    'words/en/lake: water',
    'words/en/shirt: cups',
    'words/en/shirt: report',
    'words/en/sources: one',
    'words/en/sources: other',
    'words/en/sources: wrong',
    'words/en/sources: right',
    'words/en/sources: working',
    'words/en/sources: claims',
    'words/en/sources: schema',
    'words/en/sources: offlineCopy',
    `words/en/where: \`The same cotton shirt, grown in \${text_places_placeCount} places. \``,
  ]);
});

it('two elements that take turns in one place have keys, so that neither takes over the texts of the other', () => {
  expect(findInFiles(findSharedElements)).toEqual([]);
});
