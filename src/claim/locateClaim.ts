import { LANGUAGE_BASE } from '../words/language';

/** Where a claim's own entry stands: "/threadprint/sources#cotton-cups". */
export function locateClaim(id: string): string {
  return `${LANGUAGE_BASE}sources#${id}`;
}
