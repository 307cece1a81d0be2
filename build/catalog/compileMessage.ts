import type { Model } from 'messageformat';
import { listPatterns } from './figures.ts';
import type { Message } from './readCatalog.ts';

/** Parts that show a figure, by the name that catalogs give them, and the file in src/ of each. */
const COMPONENTS: Readonly<Record<string, string>> = {
  claim: 'claim/Claim',
  figure: 'claim/Figure',
  'where-claim': 'claim/WhereClaim',
  'cup-note': 'claim/CupNote',
};
/** What a catalog may have around words, and say of it: it comes from many hands, and becomes code. */
const TAGS = ['b', 'cite', 'p', 'span'];
const OPTIONS = ['class', 'format', 'id', 'wording'];
const TYPES = ['number', 'boolean', 'element', 'phrase'];
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many'];
const FORMS: Readonly<Record<string, string>> = { capital: 'capitalize' };

/** A value that a message is given, in the order of the English one: string, number, boolean, element, phrase or option. */
export interface Value {
  name: string;
  type: string;
}

/** What the module of a catalog has to import, by its path: "./text/fabrics" → { "fabricCount as fabrics_fabricCount" }. */
export type Imports = Map<string, Set<string>>;

/** Which catalog a message stands in. */
export interface Home {
  /** Below the language's folder, without its ending: "text/count". */
  file: string;
  /** Whose rules it is written by. */
  language: string;
  /** The rule that writes a number, where the language has digits of its own. */
  digits?: string | undefined;
}

type Part = Model.Pattern[number];
type Options = Readonly<Record<string, Model.Literal | Model.VariableRef>>;

const optionsOf = (part: Part): Options =>
  (typeof part === 'string'
    ? {}
    : ((part.type === 'markup' ? part.options : part.functionRef?.options) ?? {})) as Options;

/**
 * The values that an English message takes: those that it declares, and then the others as they first stand in it. One has
 * the type of its function, `{$share :element}`; one that stands in options alone may be left out.
 */
export function listValues({ model }: Message): Value[] {
  if (model === null) return [];
  const values = new Map<string, string>();
  const add = (name: string, type = 'string') => {
    if (!values.has(name) || (values.get(name) === 'option' && type !== 'option')) values.set(name, type);
  };
  for (const { name, value } of model.declarations) {
    const type = (value as Model.Expression).functionRef?.name ?? '';
    add(name, TYPES.includes(type) ? type : 'string');
  }
  const patterns = model.type === 'select' ? model.variants.map(({ value }) => value) : [model.pattern];
  for (const part of patterns.flat()) {
    if (typeof part !== 'string' && part.type === 'expression' && part.arg?.type === 'variable') {
      const type = part.functionRef?.name ?? '';
      add(part.arg.name, TYPES.includes(type) ? type : 'string');
    }
    for (const option of Object.values(optionsOf(part)))
      if (option.type === 'variable') add(option.name, 'option');
  }
  return [...values].map(([name, type]) => ({ name, type }));
}

/** Whether a message is shown as an element: it has markup, parts that show figures, or is given elements. */
export const isElement = (message: Message, values: readonly Value[]) =>
  values.some(({ type }) => type === 'element') ||
  listPatterns(message)
    .flat()
    .some(
      (part) =>
        typeof part !== 'string' && (part.type === 'markup' || (part.functionRef?.name ?? '') in COMPONENTS),
    );

const quote = (text: string) => JSON.stringify(text);
const escapeTemplate = (text: string) => text.replace(/[\\`]|\$\{/g, '\\$&');

/**
 * Compiles a message to the code of a text, an element, a list of phrases, or a function of values that makes one.
 * @param values those of the English message
 */
export function compileMessage(
  message: Message,
  values: readonly Value[],
  { file, language, imports, digits }: Home & { imports: Imports },
): string {
  const { model, id } = message;
  if (model === null) return 'null';
  const fail = (what: string): never => {
    throw new RangeError(`${message.place}: ${id}: ${what}`);
  };
  // From .build/words/<language>/.
  const up = '../'.repeat(file.split('/').length - 1) || './';
  const source = `${'../'.repeat(file.split('/').length + 2)}src`;
  const take = (path: string, name: string) => {
    imports.set(path, (imports.get(path) ?? new Set()).add(name));
    return name;
  };
  const takeRule = (name: string) => take(`${source}/words/rules/${language}`, name);
  const typeOf = (name: string) =>
    values.find((value) => value.name === name)?.type ??
    fail(`{$${name}} is no value of the English message`);
  const isMarkup = isElement(message, values);
  const isPhrase = values.some(({ type }) => type === 'phrase');

  /** "text/lessonTasks:LEVELS.quick": a message of another catalog; without a colon one of this. */
  const nameText = (path: string) => {
    if (!/^(?:[\w/]+:)?[a-z]\w*(?:\.\w+)*$/i.test(path)) fail(`|${path}| names no message`);
    const [own = '', other] = path.split(':').reverse();
    if (other === undefined || other === file) return own;
    const [name = '', ...keys] = own.split('.');
    const alias = `${other.replace(/\W/g, '_')}_${name}`;
    take(`${up}${other}`, `${name} as ${alias}`);
    return [alias, ...keys].join('.');
  };
  const inForm = (code: string, options: Options) => {
    const form = options.form?.type === 'literal' ? options.form.value : undefined;
    if (form === undefined) return code;
    if (!/^\w+$/.test(form)) fail(`|${form}| is no form`);
    const name = FORMS[form];
    return `${name ? take(`${source}/words/capitalize`, name) : takeRule(form)}(${code})`;
  };
  const literal = (options: Options, name: string) => {
    const option = options[name];
    return option?.type === 'literal' ? option.value : fail(`expected ${name}=…`);
  };
  const compileCount = (options: Options) => {
    const except = options.except ? ' - 1' : '';
    return `${takeRule('numberWord')}(Object.keys(${nameText(literal(options, 'of'))}).length${except})`;
  };
  /** A part of a text: the code of an expression, or what is read as it stands. */
  const compileText = (part: Part): { text: string } | { code: string } => {
    if (typeof part === 'string') return { text: part };
    if (part.type === 'markup') return fail(`{#${part.name}} can stand in no text`);
    const { arg, functionRef } = part;
    const name = functionRef?.name ?? '';
    const options = optionsOf(part);
    if (arg?.type === 'variable') {
      typeOf(arg.name);
      return {
        code: inForm(name === 'number' && digits ? `${takeRule(digits)}(${arg.name})` : arg.name, options),
      };
    }
    // A figure in a text: model/ reads it from there.
    if (arg)
      return {
        text: `{${arg.value}${name === 'words' ? `|${literal(options, 'text')}` : name && `:${name}`}}`,
      };
    if (name === 'text') return { code: inForm(nameText(literal(options, 'id')), options) };
    if (name === 'count') return { code: inForm(compileCount(options), options) };
    if (name === 'place')
      return {
        code: `${takeRule('placeWord')}(Object.keys(${nameText(literal(options, 'of'))}).indexOf(${quote(literal(options, 'id'))}) + 1)`,
      };
    return fail(`{:${name}} is none of claim, figure, where-claim, cup-note, text, count and place`);
  };
  const joinText = (parts: readonly Part[]): string => {
    const pieces = parts.map(compileText);
    const [only] = pieces;
    if (pieces.length === 1 && only && 'code' in only) {
      const [part] = parts;
      const isNumber =
        typeof part === 'object' &&
        part.type === 'expression' &&
        part.arg?.type === 'variable' &&
        typeOf(part.arg.name) === 'number' &&
        !only.code.includes('(');
      return isNumber ? `\`\${${only.code}}\`` : only.code;
    }
    if (pieces.every((piece) => 'text' in piece))
      return quote(pieces.map((piece) => ('text' in piece ? piece.text : '')).join(''));
    return `\`${pieces.map((piece) => ('text' in piece ? escapeTemplate(piece.text) : `\${${piece.code}}`)).join('')}\``;
  };
  const isOwn = (part: Part) =>
    typeof part !== 'string' &&
    (part.type === 'markup' ||
      (part.functionRef?.name ?? '') in COMPONENTS ||
      (part.arg?.type === 'variable' && /element|phrase/.test(typeOf(part.arg.name))));
  /** Texts that follow each other as one; what is shown as a node of its own alone. */
  const group = (pattern: Model.Pattern) =>
    pattern.reduce<Part[][]>((groups, part) => {
      const last = groups.at(-1);
      if (last && !isOwn(part) && last.every((other) => !isOwn(other))) last.push(part);
      else groups.push([part]);
      return groups;
    }, []);
  const compileTag = (name: string, options: Options) => {
    const path = COMPONENTS[name];
    const tag = path?.split('/')[1] ?? name;
    if (!path && !TAGS.includes(name))
      fail(`{#${name}} is none of ${[...TAGS, ...Object.keys(COMPONENTS)].join(', ')}`);
    if (path) take(`${source}/${path}`, tag);
    const props = Object.entries(options).map(([key, option]) => {
      if (!OPTIONS.includes(key)) fail(`${key}= is none of ${OPTIONS.join(', ')}`);
      const value = option.type === 'variable' ? option.name : quote(option.value);
      return ` ${key === 'class' ? 'className' : key}={${value}}`;
    });
    return { tag, props: props.join('') };
  };
  const compileElement = (pattern: Model.Pattern): string => {
    const open: string[] = [];
    const nodes = group(pattern).map((parts) => {
      const [part] = parts;
      if (part === undefined || typeof part === 'string' || !isOwn(part)) return `{${joinText(parts)}}`;
      if (part.type === 'markup') {
        if (part.kind === 'close') {
          if (open.pop() !== part.name) fail(`{/${part.name}} closes nothing`);
          return `</${compileTag(part.name, {}).tag}>`;
        }
        const { tag, props } = compileTag(part.name, optionsOf(part));
        if (part.kind === 'standalone') return `<${tag}${props} />`;
        open.push(part.name);
        return `<${tag}${props}>`;
      }
      if (part.arg?.type === 'variable') return `{${part.arg.name}}`;
      const { tag, props } = compileTag(part.functionRef?.name ?? '', optionsOf(part));
      return `<${tag}${props} />`;
    });
    if (open.length > 0) fail(`{#${open.at(-1)}} is not closed`);
    return `<>${nodes.join('')}</>`;
  };
  const compilePattern = (pattern: Model.Pattern) => {
    if (isMarkup) return compileElement(pattern);
    if (isPhrase) return `[${group(pattern).map(joinText).join(', ')}]`;
    return joinText(pattern);
  };
  const compileKey = (name: string, key: string, kind: string): string => {
    const type = typeOf(name);
    if (kind === 'boolean') return key === 'true' ? name : `!${name}`;
    if (kind !== 'number') return `${name} === ${quote(key)}`;
    const number = type === 'number' ? name : `Number(${name})`;
    if (key === 'one') return `${takeRule('isOne')}(${number})`;
    if (CATEGORIES.includes(key)) return `${takeRule('findCategory')}(${number}) === ${quote(key)}`;
    return Number.isFinite(Number(key))
      ? `${number} === ${key}`
      : fail(`expected a number or one of ${CATEGORIES.join(', ')}, not ${key}`);
  };
  const compileSelect = (select: Model.SelectMessage): string => {
    const names = select.selectors.map(({ name }) => name);
    const kinds = names.map((name) => {
      const declared = select.declarations.find((declaration) => declaration.name === name)?.value as
        | Model.Expression
        | undefined;
      return declared?.functionRef?.name ?? 'string';
    });
    // As the standard has it: an exact key before a category, a category before any, the first selector first.
    const rank = (key: Model.Literal | Model.CatchallKey) =>
      key.type === '*' ? 2 : CATEGORIES.includes(key.value) ? 1 : 0;
    const sorted = select.variants.toSorted((a, b) => {
      const index = a.keys.findIndex((key, place) => rank(key) !== rank(b.keys[place] ?? key));
      const [one, other] = [a.keys[index], b.keys[index]];
      return one && other ? rank(one) - rank(other) : 0;
    });
    return sorted
      .map(({ keys, value }) => {
        const tests = keys.flatMap((key, index) =>
          key.type === '*' ? [] : [compileKey(names[index] ?? '', key.value, kinds[index] ?? '')],
        );
        return tests.length === 0
          ? compilePattern(value)
          : `${tests.join(' && ')} ? ${compilePattern(value)} : `;
      })
      .join('');
  };
  const body = model.type === 'select' ? compileSelect(model) : compilePattern(model.pattern);
  if (values.length === 0) return body;
  const types: Readonly<Record<string, string>> = {
    element: 'ReactNode',
    phrase: 'Phrase',
    option: 'string | undefined',
  };
  const isUsed = (name: string) =>
    new RegExp(`[\\s{(!\`=&?:[,]${name}\\b`).test(` ${body.replace(/"(?:[^"\\]|\\.)*"/g, '')}`);
  const given = values.map(({ name, type }) => `${isUsed(name) ? '' : '_'}${name}: ${types[type] ?? type}`);
  if (values.some(({ type }) => type === 'element')) take('react', 'type ReactNode');
  return `${isPhrase ? '<Phrase>' : ''}(${given.join(', ')}) => ${body.startsWith('{') ? `(${body})` : body}`;
}
