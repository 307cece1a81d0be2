import {
  cachePolicyOf,
  commonHeaders,
  listBuiltFolders,
  OPEN_PATTERN,
  type PageHashes,
  pathHeaders,
} from './headers.ts';

type NginxSettings = {
  basePath: string;
  pageHashes: PageHashes;
  hasHsts: boolean;
  /** The folder that mirrors the host's root. */
  root: string;
  /** "80", "127.0.0.1:8080" … */
  listen: string;
};

const CSP = 'Content-Security-Policy';
const CORP = 'Cross-Origin-Resource-Policy';
const CORS = 'Access-Control-Allow-Origin';

const TAIL = String.raw`[\x80-\xBF]`;
/** Well-formed UTF-8, byte by byte: neither overlong forms nor surrogates. */
const UTF8_PATTERN = [
  String.raw`\A(?:[\x01-\x7F]`,
  String.raw`[\xC2-\xDF]${TAIL}`,
  String.raw`\xE0[\xA0-\xBF]${TAIL}`,
  String.raw`\xED[\x80-\x9F]${TAIL}`,
  String.raw`[\xE1-\xEC\xEE\xEF]${TAIL}{2}`,
  String.raw`\xF0[\x90-\xBF]${TAIL}{2}`,
  String.raw`[\xF1-\xF3]${TAIL}{3}`,
  String.raw`\xF4[\x80-\x8F]${TAIL}{2})*+\z`,
].join('|');

function formatMap(source: string, variable: string, lines: readonly (readonly [string, string])[]): string {
  const body = lines.map(([key, value]) => `    ${key} ${JSON.stringify(value)};`);
  return [`  map ${source} ${variable} {`, ...body, '  }'].join('\n');
}

function formatMaps({ basePath, pageHashes }: NginxSettings): string {
  const folders = listBuiltFolders(pageHashes);
  const fallback = pathHeaders('', {});
  const embed = pathHeaders('charts/embed/x', {});
  const hashed = pathHeaders('assets/x.js', {});
  const pages = Object.keys(pageHashes).map(
    // By then nginx has put the page's file in the address's place.
    (file) => [`"${basePath}${file}"`, pathHeaders(file, pageHashes)[CSP] ?? ''] as const,
  );
  const embedPattern = `"~^${basePath}([a-z]{2}/)?charts/embed/"`;
  const hashedPattern = `~^${basePath}assets/`;
  const openPattern = `"~^${basePath}${OPEN_PATTERN}"`;
  const open = pathHeaders('v1/chart.js', {});
  return [
    // A page's own line goes before the pattern of all embeds.
    formatMap('$uri', '$threadprint_csp', [
      ['default', fallback[CSP] ?? ''],
      ...pages,
      [embedPattern, embed[CSP] ?? ''],
    ]),
    formatMap('$uri', '$threadprint_corp', [
      ['default', fallback[CORP] ?? ''],
      [embedPattern, embed[CORP] ?? ''],
      [hashedPattern, hashed[CORP] ?? ''],
      [openPattern, open[CORP] ?? ''],
    ]),
    // nginx sends no header without a value.
    formatMap('$uri', '$threadprint_cors', [
      ['default', fallback[CORS] ?? ''],
      [hashedPattern, hashed[CORS] ?? ''],
      [openPattern, open[CORS] ?? ''],
    ]),
    formatMap('$uri', '$threadprint_cache', [
      ['default', cachePolicyOf('')],
      [hashedPattern, cachePolicyOf('assets/')],
    ]),
    formatMap('$status', '$threadprint_allow', [
      ['default', ''],
      ['405', 'GET, HEAD'],
    ]),
    // Where the pages of the language lie that a path is in.
    formatMap('$uri', '$threadprint_pages', [
      ['default', basePath],
      ...folders.map((folder) => [`"~^${basePath}${folder}"`, basePath + folder] as const),
    ]),
    // Home shows its own errors on its own page.
    formatMap('$uri', '$threadprint_405', [
      ['default', '405.html'],
      [`"~^${basePath}(${folders.join('|')})?thirsty_fashion/?$"`, 'thirsty_fashion/405.html'],
    ]),
  ].join('\n\n');
}

function formatHeaders(hasHsts: boolean): string {
  const headers = {
    ...commonHeaders(hasHsts),
    [CSP]: '$threadprint_csp',
    [CORP]: '$threadprint_corp',
    [CORS]: '$threadprint_cors',
    'Cache-Control': '$threadprint_cache',
    Allow: '$threadprint_allow',
  };
  return Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');
}

/** What only leads elsewhere; the reading that the query asks for goes along. */
function formatRedirects({ basePath, pageHashes }: NginxSettings): string {
  const toBase = basePath === '/' ? [] : ['/', basePath.slice(0, -1)];
  const redirects = [
    ...toBase.map((path) => [path, basePath] as const),
    [basePath, `${basePath}thirsty_fashion`] as const,
    ...listBuiltFolders(pageHashes).flatMap((folder) =>
      [folder, folder.slice(0, -1)].map(
        (path) => [basePath + path, `${basePath}${folder}thirsty_fashion`] as const,
      ),
    ),
  ];
  return redirects
    .map(([path, target]) => `    location = ${path} { return 302 ${target}$is_args$args; }`)
    .join('\n');
}

/**
 * nginx.conf for the whole server, written at build. Every header stands at server level: a location with an
 * `add_header` of its own would lose all the others.
 */
export function formatNginxConfig(settings: NginxSettings): string {
  const { basePath, root, listen, hasHsts } = settings;
  return `# Written by the build from server/headers.ts. Debian: apt install nginx libnginx-mod-http-brotli-static
include /etc/nginx/modules-enabled/*.conf;

events {
  worker_connections 4096;
}

http {
  include /etc/nginx/mime.types;
  types {
    text/csv csv;
    application/manifest+json webmanifest;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/csv text/plain text/xml application/javascript application/json;

  map_hash_bucket_size 256;
  map_hash_max_size 4096;

${formatMaps(settings)}

  server {
    listen ${listen} default_server backlog=2048;
    server_name _;
    root ${root};

    server_tokens off;
    absolute_redirect off;
    sendfile on;
    tcp_nopush on;
    access_log off;
    merge_slashes off;

    gzip_static on;
    gzip_vary on;
    brotli_static on;

    client_header_timeout 10s;
    client_body_timeout 10s;
    send_timeout 30s;
    keepalive_timeout 5s;
    reset_timedout_connection on;
    # A body is read and dropped, as by \`npm start\`: no page takes one.
    client_max_body_size 0;
    large_client_header_buffers 4 16k;

${formatHeaders(hasHsts)}

    error_page 400 414 494 \${threadprint_pages}400.html;
    error_page 403 404 =404 \${threadprint_pages}404.html;
    error_page 405 =405 \${threadprint_pages}$threadprint_405;

    # What is no UTF-8 is malformed, as it is for \`npm start\`.
    if ($uri !~ "${UTF8_PATTERN}") {
      return 400;
    }

    if ($request_method !~ ^(GET|HEAD)$) {
      return 405;
    }

${formatRedirects(settings)}
    location ${basePath} {
      try_files $uri $uri.html =404;
    }
    location ~ ^${basePath}([a-z][a-z]/)?(thirsty_fashion/)?40\\d\\.html$ {
      internal;
    }
    location ~ ^${basePath}([a-z][a-z]/)?(thirsty_fashion/)?40\\d/?$ {
      return 404;
    }
    # Hidden files, doubled slashes, the compressed siblings and a page's file without its ending have no address.
    location ~ (/\\.|//|\\.(br|gz)$|/index/?$) {
      return 404;
    }
    location ~ ^(?<page>${basePath}.*[^/])/(index\\.html)?$ {
      try_files $page.html $uri =404;
    }
${basePath === '/' ? '' : '    location / {\n      return 404;\n    }\n'}  }
}
`;
}
