/** Why the site is not kept: each has its sentence in `#words/keepOffline`. */
export type WhyNot = 'insecure' | 'refused' | 'noRoom' | 'notWhole' | 'failed';

/** What a worker answers that is asked for the whole of what it keeps. */
export type WorkerAnswer = 'whole' | WhyNot;

/** What browsers, and Workbox, call their errors. */
const REASONS: Record<string, WhyNot> = {
  QuotaExceededError: 'noRoom',
  SecurityError: 'refused',
  NotSupportedError: 'refused',
  // A fetch without a network, with a wrong status or with other bytes than the build's.
  TypeError: 'notWhole',
  NetworkError: 'notWhole',
  AbortError: 'notWhole',
  'bad-precaching-response': 'notWhole',
};

/** Why something was not kept, by the error that says so; "failed" for one that says nothing to a reader. */
export function findWhyNot(error: unknown): WhyNot {
  return (error instanceof Error && REASONS[error.name]) || 'failed';
}
