import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Modules whose text is too heavy for a story page's first script, and those that carry them. */
const HEAVY =
  /from '[^']*\/(claims|claims\/\w+|plain\/\w+Claims|sources|backgroundFigures|claimList|claimPublication|dataTables|dataPackage)'/;
const MAY_CARRY =
  /^(data\/claims|model\/(claimList|claimPublication|dataTables|dataPackage)\.ts|ledger\/|save\/sceneCredits\.ts|pages\/Sources\.tsx|model\/lesson\/lessonFigures\.ts)/;

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);

function importsHeavily(source: string): boolean {
  return source.split(/;\n/).some((statement) => HEAVY.test(statement) && !/\bimport type\b/.test(statement));
}

describe('the claims’ text', () => {
  it('is imported statically by the sources page and the build only', () => {
    const carriers = modules.filter((path) => importsHeavily(readFileSync(join('src', path), 'utf8')));
    expect(carriers.filter((path) => !MAY_CARRY.test(path))).toEqual([]);
  });

  it('importsHeavily(source) tells a static import from a lazy one and from a type', () => {
    expect([
      importsHeavily("import { listClaims } from '../model/claimList';\n"),
      importsHeavily("import {\n  a,\n  b,\n} from './sources';\n"),
      importsHeavily("import type { Claim } from '../model/claimList';\n"),
      importsHeavily("const { findClaim } = await import('../model/claimList');\n"),
      importsHeavily(''),
    ]).toEqual([true, true, false, false, false]);
  });
});
