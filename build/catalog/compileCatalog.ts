import { compileMessage, type Home, type Imports, isElement, listValues } from './compileMessage.ts';
import { listHoles, listTypedNumbers } from './figures.ts';
import type { Catalog, Message, Messages } from './readCatalog.ts';
import { TYPED_NUMBERS } from './typedNumbers.ts';

/** A catalog with the path that errors name. */
export interface Source extends Catalog {
  path: string;
}

/** Messages as their ids nest: { PARTS: { rain: … } }. */
type Tree = { [name: string]: Tree | Message };

const isMessage = (part: Tree | Message): part is Message =>
  'place' in part && typeof part.place === 'string';

function nest(messages: Messages): Tree {
  const root: Tree = {};
  for (const [id, message] of messages) {
    const names = id.split('.');
    const last = names.pop() ?? '';
    let record = root;
    for (const name of names) {
      record[name] ??= {};
      record = record[name] as Tree;
    }
    record[last] = message;
  }
  return root;
}

/** Whether English says nothing here: null in the place of an element, "" of a text. */
const isNothing = ({ model }: Message) =>
  model === null || (model.type === 'message' && model.pattern.length === 0);

/** Throws a RangeError for the first message that is missing, one too many, differs in its holes, or has a number typed into it. */
export function checkCatalog(file: string, { path, messages }: Source, english: Source): void {
  const fail = (message: Message | undefined, what: string): never => {
    throw new RangeError(`${path}${message ? `:${message.place}` : ''}: ${what}`);
  };
  for (const [id, message] of messages) {
    const typed = listTypedNumbers(message).filter(
      (number) => !(TYPED_NUMBERS[file]?.[id] ?? []).includes(number),
    );
    if (typed.length > 0)
      fail(
        message,
        `${id}: ${typed.join(', ')} is typed. A number comes from data/, by a hole such as {:claim id=lake-ontario}`,
      );
    if (!english.messages.has(id)) fail(message, `${id}: there is no such English message`);
  }
  for (const [id, wanted] of english.messages) {
    const found = messages.get(id);
    if (!found) fail(undefined, `${id} is missing`);
    // What only other languages have to say has holes of its own.
    if (!found || isNothing(wanted)) continue;
    const [holes, own] = [listHoles(wanted), listHoles(found)];
    const lost = holes.find((hole) => !own.includes(hole));
    const odd = own.find((hole) => !holes.includes(hole));
    if (lost !== undefined) fail(found, `${id}: ${lost} of the English message is missing`);
    if (odd !== undefined) fail(found, `${id}: the English message has no ${odd}`);
  }
}

/**
 * The code of a catalog's module: an export for each name, in the English order.
 * Throws a RangeError as checkCatalog does, and for a hole that no value fills.
 */
export function compileCatalog(
  home: Home & { borrowed?: ReadonlySet<string> | undefined },
  own: Source,
  english: Source,
): string {
  checkCatalog(home.file, own, english);
  const imports: Imports = new Map();
  const compile = (part: Tree | Message): string => {
    if (isMessage(part)) return compileOne(part);
    const parts = Object.entries(part).map(([name, inner]) => [JSON.stringify(name), compile(inner)]);
    const isList = parts.every(([name], index) => name === `"${index}"`);
    // Asked by a number, as an error's status is.
    const isNumbered = parts.every(([name]) => /^"\d+"$/.test(name ?? ''));
    return isList
      ? `[${parts.map(([, code]) => code).join(', ')}] as const`
      : `{ ${parts.map((pair) => pair.join(': ')).join(', ')} }${isNumbered ? ' as Readonly<Record<number, string>>' : ''}`;
  };
  const compileOne = (twin: Message): string => {
    const message = own.messages.get(twin.id) ?? twin;
    try {
      // What only other languages have to say takes no values.
      const values = twin.model === null ? [] : listValues(twin);
      const code = compileMessage(message, values, { ...home, imports });
      // What stands in English on a page of another language says so, where it has markup or may have.
      if (!home.borrowed?.has(twin.id) || !/^[<(]/.test(code)) return code;
      imports.set(
        `${'../'.repeat(home.file.split('/').length + 2)}src/words/inEnglish`,
        new Set(['inEnglish']),
      );
      return `inEnglish(${code})`;
    } catch (error) {
      throw error instanceof RangeError ? new RangeError(`${own.path}:${error.message}`) : error;
    }
  };
  const lines = Object.entries(nest(english.messages)).map(([name, part]) => {
    const code = compile(part);
    const isText = isMessage(part) && listValues(part).length === 0 && !isElement(part, []);
    const isNode = isMessage(part) && part.model === null;
    if (isNode) imports.set('react', new Set([...(imports.get('react') ?? []), 'type ReactNode']));
    const type = isNode ? ': ReactNode' : isText ? ': string' : '';
    const note = english.notes.get(name);
    return `${note === undefined ? '' : `/** ${note.replaceAll('*/', '*')} */\n`}export const ${name}${type} = ${code};\n`;
  });
  const heads = [...imports].map(
    ([path, names]) => `import { ${[...names].sort().join(', ')} } from '${path}';\n`,
  );
  return `// Made of ${own.path}.\n${heads.join('')}${lines.join('')}`;
}
