/** What a query says by that name, letter by letter. Said twice it is one value; two that differ are none. Never throws. */
export function readSearchValue(search: string, name: string): string | undefined {
  const [value, ...others] = new Set(new URLSearchParams(search).getAll(name));
  return others.length === 0 ? value : undefined;
}

/**
 * The same of a word or number that a link says, as it came through a messenger or a hand: in capitals, between spaces, or
 * with the sentence's dot or bracket behind it. "?Grown=India)." says india.
 */
export function readSaidValue(search: string, name: string): string | undefined {
  const said = [...new URLSearchParams(search)].filter(([key]) => key.toLowerCase() === name);
  const [value, ...others] = new Set(said.map(([, text]) => text.trim().replace(/[^\p{L}\p{N}]+$/u, '')));
  return others.length === 0 ? value?.toLowerCase() : undefined;
}
