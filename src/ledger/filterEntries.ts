import { NUMERALS } from '#words/rules';
import { EMPTY_WORDS } from '#words/sources';
import type { Verdict } from '../data/claim';
import { readDigits } from '../model/readDigits';

export interface EntryFilter {
  verdict: Verdict | 'all';
  /** Words that an entry must all have; those of a question that say nothing are left out. */
  words: string;
}

/** Without accents, capitals, hyphens, and what stands between groups of digits: "tshirt" is "T-shirt". */
const simplify = (text: string, group: string) =>
  readDigits(text)
    .replaceAll(group, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u2010\u2011-]/gu, '');

/** Whether an entry with that text and verdict is asked for; "2700" finds "2,700 liters", "algodon" finds "Algodón". */
export function matchesFilter(
  text: string,
  entryVerdict: string,
  { verdict, words }: EntryFilter,
  { group }: { group: string } = NUMERALS,
): boolean {
  if (verdict !== 'all' && entryVerdict !== verdict) return false;
  const simple = simplify(text, group);
  return listWords(words, group).every((word) => simple.includes(word));
}

/** What is asked for: "how much water does a t-shirt need?" is "water" and "tshirt". */
function listWords(question: string, group: string): string[] {
  const empty = new Set(simplify(EMPTY_WORDS, group).split(' '));
  const all = simplify(question, group)
    .split(/[\s?!¿¡؟।,،;؛:«»“”„’']+/)
    .filter(Boolean);
  const telling = all.filter((word) => !empty.has(word));
  return telling.length > 0 ? telling : all;
}

/** An entry's own text, and what it shares with others: what stands before their list. */
const readText = (entry: HTMLElement) =>
  `${entry.closest('[data-alike] > ul')?.previousElementSibling?.textContent ?? ''} ${entry.textContent}`;

/** The folds that the search has opened: they close with it. */
const openedFolds = new Set<HTMLDetailsElement>();

/**
 * Hides the ledger's entries that are not asked for, and opens the folds of those that are, in the page itself: its
 * text need not be loaded as script.
 */
export function filterEntries(filter: EntryFilter): { found: number; total: number } {
  const isAsked = filter.verdict !== 'all' || filter.words.trim() !== '';
  const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
  for (const entry of entries) {
    entry.hidden = !matchesFilter(readText(entry), entry.dataset.entry ?? '', filter);
    const fold = entry.closest('details');
    if (isAsked && fold && !fold.open && !entry.hidden) {
      fold.open = true;
      openedFolds.add(fold);
    }
  }
  if (!isAsked) {
    for (const fold of openedFolds) fold.open = false;
    openedFolds.clear();
  }
  return { found: entries.filter(({ hidden }) => !hidden).length, total: entries.length };
}
