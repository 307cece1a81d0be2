import type { Model } from 'messageformat';
import type { Message } from './readCatalog.ts';

/** Names that hold digits: a gas, a license, a paper, kinds of files and pages, addresses, words of the glossary. */
const NAMES = /CO2e?|CC BY 4\.0|\bA4\b|\b(?:E2|WUSA9|ISBN \d+)\b|\[[^\]]*\]|https?:\S+/g;
/** The year of an event or a title, or the years of a count. */
const YEARS =
  /(?<![\p{L}\p{N}.,\u00a0\u202f])(?:19|20)\d\d(?:[–-](?:19|20)?\d\d)?(?![\p{N}]|[.,]\d|[ \u00a0\u202f]?%)/gu;

/** The digits of every script as 0 to 9. */
const toLatin = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return `${code - zero}`;
  });

/** The numbers in a text, without what groups their digits: "1,000" and "1.000" are "1000". */
const readNumbers = (text: string) =>
  (text.match(/\p{N}(?:[\d.,\u00a0\u202f]*\p{N})?/gu) ?? [])
    .map((number) => number.replace(/[.,\u00a0\u202f]/g, ''))
    .filter((number) => !/^[²³]+$/.test(number));

export const listPatterns = ({ model }: Message): Model.Pattern[] => {
  if (model === null) return [];
  return model.type === 'select' ? model.variants.map(({ value }) => value) : [model.pattern];
};

const literalOf = (option: Model.Literal | Model.VariableRef | undefined) =>
  option?.type === 'literal' ? option.value : undefined;

/** What a reader sees of a pattern as it is typed. */
const readText = (pattern: Model.Pattern) =>
  pattern
    .map((part) => {
      if (typeof part === 'string') return part;
      const options = part.type === 'markup' ? part.options : part.functionRef?.options;
      return ` ${literalOf(options?.wording) ?? literalOf(options?.text) ?? ''} `;
    })
    .join('');

/** A hole as it is named in a catalog, without what each language chooses itself: forms, wordings and markup. */
function nameHole(part: Model.Pattern[number]): string | undefined {
  if (typeof part === 'string' || (part.type === 'markup' && part.kind === 'close')) return undefined;
  const options = (part.type === 'markup' ? part.options : part.functionRef?.options) ?? {};
  if (part.type === 'expression' && part.arg?.type === 'variable') return `{$${part.arg.name}}`;
  const name = part.type === 'markup' ? part.name : (part.functionRef?.name ?? '');
  if (part.type === 'expression' && part.arg?.type === 'literal')
    return `{${[part.arg.value, name && `:${name}`].join(' ').trim()}}`;
  const given = ['id', 'format', 'of'].flatMap((key) =>
    options[key] ? [`${key}=${literalOf(options[key])}`] : [],
  );
  if (part.type === 'markup' && given.length === 0) return undefined;
  return `{${[`:${name}`, ...given].join(' ')}}`;
}

/** The numbers that are typed into a message, each once: names and years are none. */
export const listTypedNumbers = (message: Message): string[] => [
  ...new Set(
    listPatterns(message).flatMap((pattern) =>
      readNumbers(toLatin(readText(pattern)).replace(NAMES, ' ').replace(YEARS, ' ')),
    ),
  ),
];

/** What a message names, in every language the same: its holes, and the numbers and years in its text. */
export const listHoles = (message: Message): string[] =>
  [
    ...new Set(
      listPatterns(message).flatMap((pattern) => [
        ...pattern.flatMap((part) => nameHole(part) ?? []),
        ...readNumbers(toLatin(readText(pattern)).replace(NAMES, ' ')),
      ]),
    ),
  ].sort();
