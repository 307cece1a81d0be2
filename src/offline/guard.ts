import type { Language } from '../words/languages';

/**
 * By this query English's worker, whose pages lie above all others, is there for readers who keep another language only: it
 * says of every page that is not kept that it is not, and is followed by itself once English is kept.
 */
export const nameGuard = (language: Language): string => `?for=${language}`;
