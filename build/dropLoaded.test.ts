import { describe, expect, it } from 'vitest';
import { dropLoaded } from './dropLoaded';

const write = (files: string[], ...calls: number[][]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);
import"./vendor.js";${calls.map((indexes) => `f(()=>import("./a.js"),__vite__mapDeps(${JSON.stringify(indexes)}));`).join('')}`;

describe('dropLoaded', () => {
  it('dropLoaded(code, loaded) leaves out what is there and numbers the others anew', () => {
    const code = write(['a.js', 'frame.css', 'b.js', 'a.css'], [0, 1, 3], [2, 1]);
    expect(dropLoaded(code, new Set(['frame.css', 'vendor.js']))).toBe(
      write(['a.js', 'b.js', 'a.css'], [0, 2], [1]),
    );
  });

  it('dropLoaded(code, loaded) leaves everything where nothing is loaded, and nothing where all is', () => {
    const code = write(['a.js', 'a.css'], [0, 1]);
    expect(dropLoaded(code, new Set())).toBe(code);
    expect(dropLoaded(code, new Set(['a.js', 'a.css']))).toBe(write([], []));
  });

  it('dropLoaded(code, loaded) leaves a chunk without a list as it is', () => {
    expect(dropLoaded('import"./vendor.js";', new Set(['vendor.js']))).toBe('import"./vendor.js";');
  });
});
