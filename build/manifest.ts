/** A file that the build made, with what it needs. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** Vite's manifest: for every source module its chunk. */
export type Manifest = Record<string, Chunk>;

/** The files that a page needs first, in order of need; paths as the manifest gives them. */
export interface PageFiles {
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

/** A part of a page whose HTML is sent with the page, but whose script comes only when the part is near. */
const SENT_BEFORE_ITS_SCRIPT = /(Below|SourcesText)\.tsx$/;

/**
 * Collects the chunks and styles of `modules` and of everything that they import statically, and the styles of
 * parts whose script comes later.
 * @throws RangeError when a module is not in the manifest
 */
export function collectPageFiles(manifest: Manifest, modules: readonly string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string, isLater: boolean) => {
    const chunk = findChunk(manifest, name);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    if (!isLater) scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported, isLater);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const name of modules) visit(name, false);
  for (const name of modules) {
    const later = manifest[name]?.dynamicImports ?? [];
    for (const part of later) if (SENT_BEFORE_ITS_SCRIPT.test(part)) visit(part, true);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
