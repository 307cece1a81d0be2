import { parseSync } from 'vite';

interface Node {
  type: string;
  [key: string]: unknown;
}

/** What stands for a value: a numeral, one syllable long. */
const VALUE = '10';
/** A label of a few words is no running text. */
const FEWEST_WORDS = 5;

const child = (node: Node, name: string) => node[name] as Node | null;
const children = (node: Node, name: string) => node[name] as Node[];

/** The text of what stands within a sentence; of two ways to say it, the first. */
function readInline(node: Node): string {
  switch (node.type) {
    case 'JSXText':
      return String(node.value)
        .replace(/^\s*\n\s*|\s*\n\s*$/g, '')
        .replace(/\s*\n\s*/g, ' ');
    case 'JSXElement':
    case 'JSXFragment': {
      const text = children(node, 'children').map(readInline).join('');
      return text === '' ? VALUE : text;
    }
    case 'JSXExpressionContainer':
      return readInline(node.expression as Node);
    case 'JSXEmptyExpression':
      return '';
    default:
      return listTexts(node)[0] ?? VALUE;
  }
}

/** The texts that a message may be, each whole. */
function listTexts(node: Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral': {
      const texts = children(node, 'quasis').map(({ value }) => (value as { cooked: string }).cooked);
      const values = children(node, 'expressions').map(readInline);
      return [texts.map((text, index) => text + (values[index] ?? '')).join('')];
    }
    case 'JSXElement':
    case 'JSXFragment':
      return [readInline(node)];
    case 'ArrowFunctionExpression': {
      // A computed sentence is a list of its phrases.
      const body = node.body as Node;
      return body.type === 'ArrayExpression'
        ? [children(body, 'elements').map(readInline).join('')]
        : listTexts(body);
    }
    case 'ConditionalExpression':
      return [...listTexts(node.consequent as Node), ...listTexts(node.alternate as Node)];
    case 'ObjectExpression':
      return children(node, 'properties').flatMap((property) => {
        const value = child(property, 'value');
        return value ? listTexts(value) : [];
      });
    case 'ArrayExpression':
      return children(node, 'elements').flatMap(listTexts);
    case 'BlockStatement':
      return children(node, 'body').flatMap(listTexts);
    case 'ReturnStatement':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression': {
      const inner = child(node, node.type === 'ReturnStatement' ? 'argument' : 'expression');
      return inner ? listTexts(inner) : [];
    }
    default:
      return [];
  }
}

/**
 * The running text of a file of messages: whole sentences, with a numeral for each value.
 * @throws SyntaxError when the file cannot be parsed
 */
export function listProse(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source, { preserveParens: false });
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const { body } = program as unknown as { body: Node[] };
  // A text that two messages share is read once.
  return [...new Set(listAll(body))];
}

const listAll = (body: readonly Node[]) =>
  body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((node) => {
      const declaration = child(node, 'declaration');
      return declaration?.type === 'VariableDeclaration' ? children(declaration, 'declarations') : [];
    })
    .flatMap(({ init }) => (init ? listTexts(init as Node) : []))
    .map((text) => text.trim())
    .filter((text) => /[.!?…]["”»“)]?$/.test(text) && text.split(/\s+/).length >= FEWEST_WORDS);
