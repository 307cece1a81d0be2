import { MessageSyntaxError, type Model, parseMessage, validate } from 'messageformat';
import { parseSync } from 'vite';

/** A message of a catalog, read. */
export interface Message {
  /** "title", "PARTS.rain" of a record, "AIMS.0" of a list. */
  id: string;
  /** Nothing to say in this language. */
  model: Model.Message | null;
  /** The line and column where it begins, for what is wrong with it as a whole. */
  place: string;
}

/** Messages by their ids, in the order of the file. */
export type Messages = ReadonlyMap<string, Message>;

/** What a file holds: its messages, and notes to translators by the id of a message or record, "" for the file itself. */
export interface Catalog {
  messages: Messages;
  notes: ReadonlyMap<string, string>;
}

interface Node {
  type: string;
  start: number;
  end: number;
  value: unknown;
  raw: string;
  properties: { key: Node; value: Node }[];
}

/** What the standard's names of faults mean. */
const WRONG: Readonly<Record<string, string>> = {
  'parse-error': 'expected another sign, or a } before; a { of the text itself is written \\\\{',
  'missing-fallback': 'expected a form for all other values, * {{…}}',
  'missing-selector-annotation': 'expected .input {$value :number} before .match $value',
  'key-mismatch': 'expected a key for each value that .match names',
  'duplicate-variant': 'two forms have the same keys',
  'duplicate-declaration': 'a value is declared twice',
};

/** "12:13", the line and column of an offset, from 1. */
function locate(source: string, offset: number): string {
  const lines = source.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

/** The offset in a file of a character of a JSON string, whose characters may be written as escapes. */
function findOffset(literal: Node, character: number): number {
  const written = literal.raw.slice(1, -1).match(/\\u[\da-f]{4}|\\.|[^\\]/gis) ?? [];
  return literal.start + 1 + written.slice(0, character).join('').length;
}

/**
 * Reads a catalog: JSON with a line for each message in Unicode MessageFormat 2, and "@id" for a note on it.
 * Throws a RangeError that says "path:line:column", and what was expected there.
 * @param path as errors name it
 */
export function readCatalog(path: string, source: string): Catalog {
  const fail = (offset: number, what: string): never => {
    throw new RangeError(`${path}:${locate(source, offset)}: ${what}`);
  };
  // JSON is JavaScript; this parser says where each part stands.
  const { program, errors } = parseSync('catalog.js', `(${source})`);
  const [error] = errors;
  if (error) fail((error.labels[0]?.start ?? 1) - 1, error.message);
  try {
    JSON.parse(source);
  } catch (reason) {
    const [, position = '0'] = /position (\d+)/.exec(String(reason)) ?? [];
    fail(
      Number(position),
      'expected JSON: names and texts in double quotes, a comma between two, none after the last',
    );
  }
  const readMessage = (node: Node, id: string): Message => {
    const place = locate(source, node.start - 1);
    if (node.value === null) return { id, place, model: null };
    if (typeof node.value !== 'string') return fail(node.start - 1, `${id}: expected a text`);
    try {
      const model = parseMessage(node.value);
      validate(model, (type) => fail(node.start - 1, `${id}: ${WRONG[type] ?? type}`));
      return { id, place, model };
    } catch (reason) {
      if (!(reason instanceof MessageSyntaxError)) throw reason;
      const [, missing] = /^Missing (.*?)(?: at -?\d+)?$/.exec(reason.message) ?? [];
      const what = missing === "' '" ? 'a space, or } where the hole ends' : missing;
      return fail(
        findOffset(node, Math.max(reason.start, 0)) - 1,
        `${id}: ${what === undefined ? (WRONG[reason.type] ?? reason.type) : `expected ${what}`}`,
      );
    }
  };
  const [statement] = program.body as unknown as { expression: { expression?: Node } }[];
  const root = (statement?.expression.expression ?? statement?.expression) as Node;
  if (root?.type !== 'ObjectExpression') fail(0, 'expected names and texts in { }');
  const messages = new Map<string, Message>();
  const notes = new Map<string, string>();
  for (const { key, value } of root.properties) {
    const name = String(key.value);
    if (messages.has(name) || (name.startsWith('@') && notes.has(name.slice(1))))
      fail(key.start - 1, `${name} stands here twice`);
    if (!/^@|^[a-z]\w*(?:\.[\w /-]+)*$/i.test(name))
      fail(key.start - 1, `${name}: expected a name such as title or PARTS.rain`);
    if (name.startsWith('@')) notes.set(name.slice(1), String(value.value));
    else messages.set(name, readMessage(value, name));
  }
  return { messages, notes };
}
