const LIST = /(?<=^const __vite__mapDeps=.*?m\.f=)\[.*?\](?=\)\)\)=>)/m;
const INDEXES = /(?<=__vite__mapDeps\()\[[\d,]*\](?=\))/g;

/**
 * Drops from a chunk's list of files to fetch those that are `loaded`, and numbers the others anew wherever the chunk
 * asks for them.
 * @param code as Vite writes it: the list first, then calls with indexes into it; without a list it stays as it is
 */
export function dropLoaded(code: string, loaded: ReadonlySet<string>): string {
  const list = LIST.exec(code)?.[0];
  if (list === undefined) return code;
  const files: string[] = JSON.parse(list);
  const kept = files.filter((file) => !loaded.has(file));
  return code
    .replace(LIST, JSON.stringify(kept))
    .replace(INDEXES, (indexes) =>
      JSON.stringify(
        (JSON.parse(indexes) as number[])
          .map((index) => kept.indexOf(files[index] ?? ''))
          .filter((index) => index >= 0),
      ),
    );
}
