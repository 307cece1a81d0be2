// `npm run budgets`: prints the limits of budgets.ts into README.
import { readFileSync, writeFileSync } from 'node:fs';
import { composeBudgets } from './budgets.ts';

const README = 'README.md';

export function main() {
  writeFileSync(README, composeBudgets(readFileSync(README, 'utf8')));
}
