import { isValidElement, type ReactNode } from 'react';

type Said = (...values: never[]) => unknown;

/**
 * An English message on a page of another language, which lacks it still (build/catalog/madeWords.ts). What is a mere text may be a
 * name that is never shown, and cannot say its language.
 */
export function inEnglish<Message extends ReactNode | Said>(message: Message): Message | ReactNode | Said {
  if (isValidElement(message)) return <span lang="en">{message}</span>;
  if (typeof message !== 'function') return message;
  return (...values: never[]) => inEnglish(message(...values) as ReactNode);
}
