/** A page's script did not come: most likely a newer build has replaced it. */
export class PageFileError extends Error {
  override name = 'PageFileError';
}

/** Loads a page's module. Throws a PageFileError when it does not come. */
export async function loadPageFile<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new PageFileError('The page’s script did not come.', { cause });
  }
}
