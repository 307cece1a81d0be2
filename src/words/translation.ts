import type { ReactElement, ReactNode } from 'react';

/** Whether two lists of parameters are the same: a message that takes fewer leaves something unsaid. */
type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** What a message must be in another language: text for text, an element for an element, the same values taken. */
type Message<English, Theirs> = English extends string
  ? string
  : English extends ReactElement
    ? ReactNode
    : English extends (...values: infer Values) => infer Words
      ? Theirs extends (...values: infer TheirValues) => unknown
        ? IsSame<Values, TheirValues> extends true
          ? (
              ...values: Values
            ) => Words extends ReactElement ? ReactNode : Words extends string ? string : Words
          : { 'takes other values than the English message': Values }
        : (...values: Values) => Words
      : English extends object
        ? { [Key in keyof English]: Message<English[Key], Key extends keyof Theirs ? Theirs[Key] : never> }
        : English;

/**
 * The messages of a file in another language. One that is missing, one too many, and one that takes other values than the
 * English one are type errors; words.test.ts finds those that name other figures.
 */
export type Translation<
  English,
  Theirs extends {
    [Name in keyof English]: Name extends keyof Theirs ? Message<English[Name], Theirs[Name]> : never;
  } & {
    [Name in Exclude<keyof Theirs, keyof English>]: never;
  },
> = Theirs;
