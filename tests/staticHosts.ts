/** How each host that reads `_headers` matches a path, as a regular expression of a rule's path. */
const HOSTS = {
  /** Takes a slash at the end for none; a whole "*" stands for its folder, too. */
  Netlify: (rule: string) =>
    rule
      .split('/')
      .filter(Boolean)
      .map((part) =>
        part === '*'
          ? '(?:/.*)?'
          : `/${part.replaceAll('.', '\\.').replaceAll('*', '.*').replace(/^:.*/, '[^/]+')}/?`,
      )
      .join('')
      .replaceAll('/?/', '/'),
  'Cloudflare Pages': (rule: string) =>
    rule.replaceAll('.', '\\.').replaceAll('*', '.*').replace(/:\w+/g, '[^/]+'),
};

export type StaticHost = keyof typeof HOSTS;
export const STATIC_HOSTS = Object.keys(HOSTS) as StaticHost[];

/** Every address at which a host shows a file of the build: "a/b", and at Netlify "a/b/", for "a/b.html", too. */
export function listAddresses(file: string, host: StaticHost): string[] {
  const name = file.replace(/(^|\/)index\.html$|\.html$/, '');
  if (name === file || name === '') return [file, name];
  // Cloudflare leads on from a slash.
  return [file, name, ...(host === 'Netlify' ? [`${name}/`] : [])];
}

/** Says what a host adds to an answer by a file `_headers`, line for line, e.g. "X-Content-Type-Options: nosniff". */
export function readHeadersFile(text: string, host: StaticHost): (path: string) => string[] {
  const rules = text
    .split('\n\n')
    .filter((rule) => rule.startsWith('/'))
    .map((rule) => {
      const [path = '', ...lines] = rule.trim().split('\n');
      return { pattern: new RegExp(`^${HOSTS[host](path)}$`), lines: lines.map((line) => line.trim()) };
    });
  return (path) => rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ lines }) => lines);
}
