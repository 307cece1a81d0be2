import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { plainMarks } from './plainMarks';

const { resolve } = createRequire(import.meta.url);
const FILE = resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js');

describe('plainMarks', () => {
  const code = readFileSync(FILE, 'utf8');

  it('plainMarks(code) leaves no error that is made while the file first runs', () => {
    const made = /^(?:var | {2})\w+ = (?:new )?Error\(/gm;
    expect(code.match(made)).toHaveLength(5);
    expect(plainMarks(code).match(made)).toBeNull();
    expect(plainMarks(code).match(/ = Object\.create\(Error\.prototype\)[,;]/g)).toHaveLength(5);
  });

  it('plainMarks(code) changes nothing else', () => {
    const lines = code.split('\n');
    const changed = plainMarks(code)
      .split('\n')
      .filter((line, index) => line !== lines[index]);
    expect(changed).toHaveLength(5);
  });

  it('plainMarks(code) stops where React has other marks', () => {
    expect(() => plainMarks(code.replace('(474)', '(475)'))).toThrow(/4 errors to compare with, not 5/);
    expect(() => plainMarks('')).toThrow(/0 errors to compare with, not 5/);
  });
});
