/** Vite's manifest: for every source module its chunk, with what that chunk needs. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The files that a page needs first, in order of need; paths as the manifest gives them. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
}

/**
 * Collects the chunks and styles of `modules` and of everything that they import statically.
 * @throws RangeError when a module is not in the manifest
 */
export function collectPageFiles(manifest: Manifest, modules: readonly string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new RangeError(`the build made no chunk of "${name}"`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  modules.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}
