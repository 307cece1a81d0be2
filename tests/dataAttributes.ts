import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '../src');

/** Who sets an attribute, and whose script reads it: files below src/. */
export interface Attribute {
  name: string;
  setBy: string[];
  readBy: string[];
}

const toName = (key: string) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const findAll = (text: string, pattern: RegExp, toFound: (found: string) => string = (found) => found) =>
  [...text.matchAll(pattern)].map(([, found = '']) => toFound(found));

/** The attributes that a module's text sets and reads, e.g. `dataset.view = 'plain'` sets "data-view". */
export function findAttributes(text: string): { set: Set<string>; read: Set<string> } {
  const assigned = findAll(text, /dataset\.(\w+)\s*=(?!=)/g, toName);
  const named = findAll(text, /(?:set|toggle|remove)Attribute\(\s*'(data-[a-z-]+)'/g);
  const written = findAll(text, /(?<![[\w"`-])(data-[a-z]+(?:-[a-z]+)*)(?=[={\s/>]|':)/g);
  const selected = findAll(text, /\[(data-[a-z-]+)/g);
  const asked = findAll(text, /(?:get|has)Attribute\(\s*'(data-[a-z-]+)'/g);
  const looked = findAll(text, /dataset\.(\w+)(?!\w)(?!\s*=[^=])/g, toName);
  return {
    set: new Set([...assigned, ...named, ...written]),
    read: new Set([...selected, ...asked, ...looked]),
  };
}

/** Every `data-*` attribute of src/ that a script reads, by name. */
export function listAttributes(): Attribute[] {
  const byName = new Map<string, Attribute>();
  const get = (name: string) => {
    const attribute = byName.get(name) ?? { name, setBy: [], readBy: [] };
    byName.set(name, attribute);
    return attribute;
  };
  for (const file of readdirSync(SRC, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue;
    const text = readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const { set, read } = findAttributes(text);
    for (const name of set) get(name).setBy.push(file);
    for (const name of read) get(name).readBy.push(file);
  }
  return [...byName.values()]
    .filter(({ readBy }) => readBy.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name));
}
