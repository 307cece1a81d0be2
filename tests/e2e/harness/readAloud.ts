import type { Page } from '@playwright/test';

/** What Chromium's accessibility tree says of one node. */
interface AccessibilityNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  value?: { value: string | number };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
}

/** Roles that a screen reader does not speak: what stands in them is spoken. */
const SILENT = new Set([
  'RootWebArea',
  'none',
  'generic',
  'InlineTextBox',
  'LineBreak',
  'ListMarker',
  'LayoutTable',
  'paragraph',
  'rowgroup',
]);

/** Roles whose name already says all that stands in them. */
const WHOLE = new Set([
  'heading',
  'image',
  'img',
  'button',
  'link',
  'slider',
  'textbox',
  'spinbutton',
  'combobox',
  'searchbox',
  'rowheader',
  'DisclosureTriangle',
]);

/** Roles whose name is made of what stands in them, and is spoken there. */
const NAMED_BY_CONTENT = new Set([
  'cell',
  'row',
  'columnheader',
  'listitem',
  'caption',
  'Legend',
  'LabelText',
]);

function describeNode(node: AccessibilityNode): string {
  const role = node.role?.value ?? '';
  const name = (node.name?.value ?? '').replaceAll(/\s+/g, ' ').trim();
  const of = (property: string) => node.properties?.find(({ name: key }) => key === property)?.value.value;
  const details = [
    role === 'heading' ? of('level') : undefined,
    of('disabled') === true ? 'disabled' : undefined,
    of('pressed') === 'true' ? 'pressed' : undefined,
    of('expanded') === true ? 'expanded' : undefined,
    node.value === undefined ? undefined : `value ${node.value.value}`,
  ].filter((detail) => detail !== undefined);
  const spoken = role === 'StaticText' ? name : `${role}: ${NAMED_BY_CONTENT.has(role) ? '' : name}`;
  return details.length === 0 ? spoken : `${spoken} (${details.join(', ')})`;
}

/**
 * The page as a screen reader meets it: one line for each thing that it would say, in order, indented under the
 * landmark, list or table that it stands in.
 */
export async function readAloud(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AccessibilityNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const visit = (node: AccessibilityNode, depth: number) => {
    const role = node.role?.value ?? '';
    const isSpoken = !node.ignored && !SILENT.has(role);
    if (isSpoken) lines.push(`${'  '.repeat(depth)}${describeNode(node)}`.trimEnd());
    if (isSpoken && (WHOLE.has(role) || role === 'StaticText')) return;
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) visit(child, isSpoken ? depth + 1 : depth);
    }
  };
  const [root] = nodes;
  if (root) visit(root, 0);
  return joinText(lines);
}

/** Text that the layout broke into pieces is one sentence: neighbors of the same depth are joined. */
function joinText(lines: readonly string[]): string[] {
  const isText = (line: string | undefined) => line !== undefined && !/^ *[A-Za-z]+: ?/.test(line);
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const sameDepth = last !== undefined && last.search(/\S/) === line.search(/\S/);
    if (isText(last) && isText(line) && sameDepth) joined[joined.length - 1] = `${last} ${line.trim()}`;
    else joined.push(line);
  }
  return joined.map((line) => line.replaceAll(/(?<=\S) ([.,;:!?)](?= |$))/g, '$1'));
}
