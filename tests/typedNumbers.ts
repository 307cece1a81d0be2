import { parseSync } from 'vite';

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Names that hold digits, in every language: a gas, a license, a paper, a kind of file or of page. */
const NAMES = /CO2e?|CC BY 4\.0|\bA4\b|\b(?:E2|WUSA9|ISBN \d+)\b|\{[^}]*\}|\[[^\]]*\]|https?:\S+/g;
/** The year of an event or a title, or the years of a count. */
const YEARS =
  /(?<![\p{L}\p{N}.,\u00a0\u202f])(?:19|20)\d\d(?:[–-](?:19|20)?\d\d)?(?![\p{N}]|[.,]\d|[ \u00a0\u202f]?%)/gu;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** What holds a string that nobody reads: what is imported, typed or compared, and attributes but for names. */
const CODE = /^(Import|Export(All|Default)|TS|BinaryExpression|JSXOpening)/;
const isCode = ({ type, operator, name }: Node) =>
  type === 'JSXAttribute'
    ? !/^(alt|title|aria-label)$/.test(String((name as Node).name))
    : CODE.test(type) && operator !== '+';

/** The text of a node that is read as it is; a number is, in a sentence `{32}` or in a text `${32}`. */
function readText({ type, value }: Node, parent: Node): string {
  if (type === 'TemplateElement') return (value as { cooked: string }).cooked;
  if (type === 'JSXText' || typeof value === 'string') return String(value);
  return typeof value === 'number' && /^(JSXExpressionContainer|TemplateLiteral)$/.test(parent.type)
    ? `${value}`
    : '';
}

const toLatin = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero--;
    return `${(digit.codePointAt(0) ?? 0) - zero}`;
  });

/** The numbers in a text, without what groups their digits: "1,000" and "1.000" are "1000". */
const readNumbers = (text: string) =>
  (
    toLatin(text)
      .replace(NAMES, ' ')
      .replace(YEARS, ' ')
      .match(/\p{N}(?:[\d.,\u00a0\u202f]*\p{N})?/gu) ?? []
  )
    .map((number) => number.replace(/[.,\u00a0\u202f]/g, ''))
    .filter((number) => !/^[²³]+$/.test(number));

/** The numbers that are typed into each message of a file of words: Map { "kitchen.note" → ["32"] }. */
export function findTypedNumbers(source: string, file: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (node: Node, parent: Node, place: string) => {
    if (isCode(node))
      return visitAll(
        Object.entries(node).filter(([key]) => key === 'attributes'),
        node,
        place,
      );
    const { id, key } = node as { id?: Node; key?: Node };
    const name =
      node.type === 'VariableDeclarator'
        ? id?.name
        : node.type === 'Property'
          ? (key?.name ?? key?.value)
          : undefined;
    const inside = name === undefined ? place : `${place}${place && '.'}${name}`;
    const numbers = readNumbers(readText(node, parent));
    if (numbers.length > 0) found.set(inside, [...(found.get(inside) ?? []), ...numbers]);
    visitAll(
      Object.entries(node).filter(([part]) => !(node.type === 'Property' && part === 'key')),
      node,
      inside,
    );
  };
  const visitAll = (parts: [string, unknown][], node: Node, place: string) => {
    for (const [, part] of parts)
      for (const child of [part].flat()) if (isNode(child)) visit(child, node, place);
  };
  const { program } = parseSync(file, source);
  const root = program as unknown as Node;
  visit(root, root, '');
  return found;
}
