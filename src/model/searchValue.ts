/** What a query says by that name. Said twice it is one value; two that differ are none. Never throws. */
export function readSearchValue(search: string, name: string): string | undefined {
  const [value, ...others] = new Set(new URLSearchParams(search).getAll(name));
  return others.length === 0 ? value : undefined;
}
