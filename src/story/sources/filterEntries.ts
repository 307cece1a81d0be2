import type { Verdict } from '../../data/claim';

export interface EntryFilter {
  verdict: Verdict | 'all';
  /** Words that an entry must all have. */
  words: string;
}

const simplify = (text: string) => text.toLowerCase().replaceAll(',', '');

/** Whether an entry with that text and verdict is asked for; "2700" finds "2,700 liters". */
export function matchesFilter(text: string, entryVerdict: string, { verdict, words }: EntryFilter): boolean {
  if (verdict !== 'all' && entryVerdict !== verdict) return false;
  const simple = simplify(text);
  return simplify(words)
    .split(/\s+/)
    .every((word) => simple.includes(word));
}

/** Hides the ledger's entries that are not asked for, in the page itself: its text need not be loaded as script. */
export function filterEntries(filter: EntryFilter): { found: number; total: number } {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
  for (const entry of entries) {
    entry.hidden = !matchesFilter(entry.textContent, entry.dataset.entry ?? '', filter);
  }
  return { found: entries.filter(({ hidden }) => !hidden).length, total: entries.length };
}
