import type * as english from './en';

/** What a rule must be in another language: a text or a function for its English twin, which takes and gives the same. */
type Rule<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Words
    ? (...values: Values) => Words
    : English extends object
      ? { [Key in keyof English]: Rule<English[Key]> }
      : English extends boolean
        ? boolean
        : English extends number
          ? number
          : English;

/** The rules of a language: those that English has, and what else its own need. */
export type Rules<Theirs extends { [Name in keyof typeof english]: Rule<(typeof english)[Name]> }> = Theirs;
