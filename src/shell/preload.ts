/** The files that are on their way, by address. */
const coming: Record<string, Promise<void> | undefined> = {};

function fetchFile(href: string): Promise<void> {
  const isStyle = href.endsWith('.css');
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const fail = () => {
      // Asked for again, it is fetched again.
      link.remove();
      reject(new Error(`${href} did not come`));
    };
    Object.assign(link, {
      rel: isStyle ? 'stylesheet' : 'modulepreload',
      crossOrigin: '',
      href,
      onload: () => resolve(),
      onerror: fail,
    });
    document.head.append(link);
    // A script is only asked for early: whoever imports it waits for it, and hears when it fails.
    if (!isStyle) resolve();
  });
}

/**
 * Fetches the files that a part of the site needs beside its own script, then the part: each file once, and none that the
 * page names already. The build puts this in the place of Vite's helper, which is four times as long (build/lighten.ts).
 * @param files from the base path on
 * @throws Error when a stylesheet does not come, and what `load` throws
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(
    files.map((file) => {
      const href = import.meta.env.BASE_URL + file;
      if (!document.querySelector(`link[href="${href}"]`)) coming[href] = fetchFile(href);
      return coming[href];
    }),
  );
  return load();
}
