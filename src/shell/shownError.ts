import { isRouteErrorResponse } from 'react-router';

/** The error pages that are written at build, by status. */
export const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
};

export interface ShownError {
  /** The HTTP status, where the error has one. */
  status?: number;
  /** What the visitor reads, e.g. "404 Not Found" or the message of a thrown error. */
  text: string;
}

/**
 * What to show of anything that a route may throw: the router's error responses, a raw `Response` thrown
 * while rendering, an `Error`, or any other value.
 */
export function describeError(error: unknown): ShownError {
  if (isRouteErrorResponse(error) || error instanceof Response) {
    const { status, statusText } = error;
    return { status, text: `${status} ${STATUS_TEXTS[status] ?? statusText}`.trim() };
  }
  if (error instanceof Error && error.message !== '') return { text: error.message };
  return { text: typeof error === 'string' && error !== '' ? error : 'Something came unstitched.' };
}
