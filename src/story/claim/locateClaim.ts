/** Where a claim's own entry stands: "/threadprint/sources#cotton-cups". */
export function locateClaim(id: string): string {
  return `${import.meta.env.BASE_URL}sources#${id}`;
}
