import { isRouteErrorResponse } from 'react-router';
import * as words from '#words/error';

export interface ShownError {
  /** The HTTP status, where the error has one. */
  status?: number;
  /** What the visitor reads, e.g. "404 Not Found" or the message of a thrown error. */
  text: string;
  /** The same as a plain sentence. */
  sentence: string;
}

/**
 * What to show of anything that a route may throw: the router's error responses, a raw `Response` thrown
 * while rendering, an `Error`, or any other value.
 */
export function describeError(error: unknown): ShownError {
  if (isRouteErrorResponse(error) || error instanceof Response) {
    const { status, statusText } = error;
    return {
      status,
      text: `${status} ${words.STATUS_TEXTS[status] ?? statusText}`.trim(),
      sentence: words.STATUS_SENTENCES[status] ?? words.failedSentence,
    };
  }
  if (error instanceof Error && error.message !== '') {
    return { text: error.message, sentence: words.failedSentence };
  }
  const text = typeof error === 'string' && error !== '' ? error : words.unnamed;
  return { text, sentence: words.failedSentence };
}
