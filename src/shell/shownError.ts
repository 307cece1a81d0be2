import { isRouteErrorResponse } from 'react-router';

/** The error pages that are written at build, by status. */
export const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
};

/** What happened, in plain words. */
const STATUS_SENTENCES: Readonly<Record<number, string>> = {
  400: 'The address is not written as addresses are, so we cannot tell what it asks for.',
  403: 'This page is not open to visitors.',
  404: 'There is no page at this address.',
  405: 'Pages here can be read; nothing can be sent to them.',
};

export interface ShownError {
  /** The HTTP status, where the error has one. */
  status?: number;
  /** What the visitor reads, e.g. "404 Not Found" or the message of a thrown error. */
  text: string;
  /** The same as a plain sentence. */
  sentence: string;
}

const FAILED_SENTENCE = 'Something failed while this page was being made.';

/**
 * What to show of anything that a route may throw: the router's error responses, a raw `Response` thrown
 * while rendering, an `Error`, or any other value.
 */
export function describeError(error: unknown): ShownError {
  if (isRouteErrorResponse(error) || error instanceof Response) {
    const { status, statusText } = error;
    return {
      status,
      text: `${status} ${STATUS_TEXTS[status] ?? statusText}`.trim(),
      sentence: STATUS_SENTENCES[status] ?? FAILED_SENTENCE,
    };
  }
  if (error instanceof Error && error.message !== '') {
    return { text: error.message, sentence: FAILED_SENTENCE };
  }
  const text = typeof error === 'string' && error !== '' ? error : 'Something came unstitched.';
  return { text, sentence: FAILED_SENTENCE };
}
