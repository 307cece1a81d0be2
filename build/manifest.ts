/** A file that the build made, with what it needs. */
interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

/** Vite's manifest: for every source module its chunk. */
export type Manifest = Record<string, Chunk>;

/** The files that a page needs first, in order of need; paths as the manifest gives them. */
interface PageFiles {
  scripts: string[];
  styles: string[];
}

/**
 * Finds what the build made of a source module, style or font.
 * @throws RangeError when it made nothing of it
 */
export function findChunk(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new RangeError(`the build made no chunk of "${name}"`);
  return chunk;
}

/**
 * Collects the chunks and styles of `modules` and of everything that they import statically. The first one's styles are
 * the ground; those of every other module come after what it imports, as the router loads them.
 * @throws RangeError when a module is not in the manifest
 */
export function collectPageFiles(manifest: Manifest, modules: readonly string[]): PageFiles {
  const chunks = new Set<Chunk>();
  const styles = new Set<string>();
  const addStyles = ({ css = [] }: Chunk) => {
    for (const path of css) styles.add(path);
  };
  const visit = (name: string) => {
    const chunk = findChunk(manifest, name);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    if (name === modules[0]) addStyles(chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
    addStyles(chunk);
  };
  for (const name of modules) visit(name);
  return { scripts: [...chunks].map(({ file }) => file), styles: [...styles] };
}

/** Every file that the build made: "assets/Home-ByU2QJif.js". */
export function listFilesOf(manifest: Manifest): Set<string> {
  return new Set(
    Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  );
}
