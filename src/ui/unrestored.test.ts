import { parseSync } from 'vite';
import { expect, it } from 'vitest';

// A browser that restores what a control held, of which our state knows nothing, makes the page contradict itself.

interface Node {
  type: string;
  [key: string]: unknown;
}

const files = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
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

/** "select", and what its attributes are: "value", "...UNRESTORED". */
function readTag({ name, attributes }: Node): { tag: string; given: string[] } {
  const given = (attributes as Node[]).map(({ name: key, argument }) =>
    isNode(key) ? String(key.name) : `...${(argument as Node).name}`,
  );
  return { tag: String((name as Node).name), given };
}

/** What Firefox restores: the value of fields, and whether a button can be pressed. */
const isRestored = ({ tag, given }: { tag: string; given: string[] }) =>
  ['input', 'select', 'textarea'].includes(tag) || (tag === 'button' && given.includes('disabled'));

const controls = Object.entries(files).flatMap(([file, code]) =>
  listNodes(parseSync(file, code).program as unknown as Node)
    .filter(({ type }) => type === 'JSXOpeningElement')
    .map(readTag)
    .filter(isRestored)
    .map((control) => ({ file, ...control })),
);

it('every field, and every button that is not always to be pressed, is UNRESTORED', () => {
  expect(controls.filter(({ given }) => !given.includes('...UNRESTORED'))).toEqual([]);
  expect(new Set(controls.map(({ tag }) => tag))).toEqual(new Set(['input', 'select', 'textarea', 'button']));
});
