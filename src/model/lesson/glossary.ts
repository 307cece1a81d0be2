import { TERMS } from '#words/text/lessonTerms';

export type TermId = keyof typeof TERMS;
type Term = { id: TermId; name: string; meaning: string };

/** Words of the story that pupils may not know, in plain ones. */
export const glossary: readonly Term[] = (Object.keys(TERMS) as TermId[]).map((id) => ({ id, ...TERMS[id] }));

/** Finds a word of the glossary. Throws a RangeError that names a word which it does not explain. */
export function findTerm(id: string): Term {
  const term = glossary.find((candidate) => candidate.id === id);
  if (term === undefined) throw new RangeError(`glossary: there is no "${id}"`);
  return term;
}
