import { commonHeaders, OPEN_PATTERN, pathHeaders } from './headers.ts';

// Ready files for hosts that know no policy of their own for each page. The pages' own `<meta>` holds all of the policy
// but who may frame them, which only a header can say.

type Settings = {
  basePath: string;
  hasHsts: boolean;
  /** Where the pages of other languages lie below the base: "es/". */
  folders: readonly string[];
};

const CSP = 'Content-Security-Policy';
const [HASHED, EMBED, OPEN, OTHER] = ['assets/x.js', 'charts/embed/x', 'v1/chart.js', ''];

const findFrameAncestors = (path: string) =>
  /frame-ancestors [^;]+/.exec(pathHeaders(path, {})[CSP] ?? '')?.[0] ?? '';

/** The headers of one kind of path: embeds may be framed, hashed files are kept for ever and for everyone. */
function composeHeaders(path: string, hasHsts: boolean): Record<string, string> {
  const { [CSP]: _wholePolicy, ...own } = pathHeaders(path, {});
  const headers = { ...commonHeaders(hasHsts), ...own };
  return path === HASHED ? headers : { ...headers, [CSP]: findFrameAncestors(path) };
}

const listHeaders = (path: string, hasHsts: boolean) => Object.entries(composeHeaders(path, hasHsts));

/** Caddy 2: `caddy run --config server/Caddyfile`. With a host's name in the place of ":8080" it fetches a certificate and redirects to it. */
export function formatCaddyfile({
  basePath,
  hasHsts,
  folders,
  root,
  listen,
}: Settings & { root: string; listen: string }): string {
  const formatHeaders = (path: string) =>
    listHeaders(path, hasHsts)
      .map(([name, value]) => `\t\t${name} ${JSON.stringify(value)}`)
      .join('\n');
  const embeds = ['', ...folders].map((folder) => `${basePath}${folder}charts/embed/*`).join(' ');
  const leadHome = folders.map(
    (folder) => `
		redir ${basePath}${folder.slice(0, -1)} ${basePath}${folder}thirsty_fashion?{query} 302
		redir ${basePath}${folder} ${basePath}${folder}thirsty_fashion?{query} 302`,
  );
  const errorPages = folders.map(
    (folder) => `
		@${folder.slice(0, -1)} {
			path ${basePath}${folder}*
			expression {err.status_code} in [400, 403, 404, 405]
		}
		rewrite @${folder.slice(0, -1)} ${basePath}${folder}{err.status_code}.html`,
  );
  return `# Written by the build from server/headers.ts.
{
	servers {
		timeouts {
			read_header 10s
			read_body 10s
			idle 5s
		}
	}
}

${listen} {
	root * ${root}

	@hashed path ${basePath}assets/*
	@embeds path ${embeds}
	@open path_regexp ^${basePath}${OPEN_PATTERN}
	@others {
		not path ${basePath}assets/* ${embeds}
		not path_regexp ^${basePath}${OPEN_PATTERN}
	}
	header @hashed {
${formatHeaders(HASHED)}
	}
	header @embeds {
${formatHeaders(EMBED)}
	}
	header @open {
${formatHeaders(OPEN)}
	}
	header @others {
${formatHeaders(OTHER)}
	}

	route {
		@writes not method GET HEAD
		error @writes 405
		@home path / ${basePath.slice(0, -1) || '/'} ${basePath}
		redir @home ${basePath}thirsty_fashion?{query} 302${leadHome.join('')}
		@closed path_regexp (/\\.|//|\\.(br|gz)$|\\.[^/]*/$|/index/?$|/40\\d(\\.html)?/?$)
		error @closed 404
		uri strip_suffix /index.html
		uri strip_suffix /
		try_files {path} {path}.html {path}/index.html =404
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		@withPage expression {err.status_code} in [400, 403, 404, 405]
		header @withPage Allow "GET, HEAD"${errorPages.join('')}
		@base {
			expression {err.status_code} in [400, 403, 404, 405]
			not path ${[...folders.map((folder) => `${basePath}${folder}*`), `${basePath}40*.html`].join(' ')}
		}
		rewrite @base ${basePath}{err.status_code}.html
		method GET
		file_server {
			status {err.status_code}
		}
	}
}
`;
}

/** Whether Accept-Encoding names a coding, and does not refuse it: "br" and "br;q=0.5", not "br;q=0" nor "sabre". */
const matchCoding = (coding: string) => String.raw`(^|,)\s*${coding}\s*(,|$|;\s*q=(1|0?\.0*[1-9])) [NC]`;

/** Apache 2.4: lies at the base in dist/. Needs mod_headers, mod_rewrite and AllowOverride All. */
export function formatHtaccess({ basePath, hasHsts, folders }: Settings): string {
  const formatErrorPages = (folder: string) =>
    [400, 403, 404, 405]
      .map((status) => `ErrorDocument ${status} ${basePath}${folder}${status}.html`)
      .join('\n');
  const formatHeaders = (path: string, condition = '') =>
    listHeaders(path, hasHsts)
      .map(([name, value]) => `Header always set ${name} ${JSON.stringify(value)}${condition}`)
      .join('\n');
  return `# Written by the build from server/headers.ts.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
AddDefaultCharset utf-8
AddType text/csv .csv
AddType application/manifest+json .webmanifest
${formatErrorPages('')}
${folders.map((folder) => `<If "%{REQUEST_URI} =~ m#^${basePath}${folder}#">\n${formatErrorPages(folder)}\n</If>\n`).join('')}
${formatHeaders(OTHER)}
<If "%{REQUEST_URI} =~ m#^${basePath}([a-z][a-z]/)?charts/embed/#">
${formatHeaders(EMBED)}
</If>
<If "%{REQUEST_URI} =~ m#^${basePath}${OPEN_PATTERN}#">
${formatHeaders(OPEN)}
</If>
<If "%{REQUEST_URI} =~ m#^${basePath}assets/#">
Header always unset ${CSP}
${formatHeaders(HASHED)}
</If>

RewriteEngine On
RewriteBase ${basePath}
# What the server itself asks for on its way (an error page, a compressed sibling) goes through.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [L]
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]
RewriteRule ^$ thirsty_fashion [R=302,L]
${folders.map((folder) => `RewriteRule ^${folder}?$ ${folder}thirsty_fashion [R=302,L]\n`).join('')}RewriteCond %{THE_REQUEST} //+[^\\s]*\\sHTTP
RewriteRule ^ - [R=404,L]
RewriteRule (^|/)\\.|\\.(br|gz)$|(^|/)index/?$|(^|/)40\\d(\\.html)?/?$ - [R=404,L]
# A page under its address, with and without a slash; then the compressed sibling, where there is one.
RewriteCond %{DOCUMENT_ROOT}${basePath}$1.html -f
RewriteRule ^(.+?)(/|/index\\.html)?$ $1.html
RewriteCond %{HTTP:Accept-Encoding} ${matchCoding('br')}
RewriteCond %{DOCUMENT_ROOT}${basePath}$1.br -f
RewriteRule ^(.+)$ $1.br [L]
RewriteCond %{HTTP:Accept-Encoding} ${matchCoding('gzip')}
RewriteCond %{DOCUMENT_ROOT}${basePath}$1.gz -f
RewriteRule ^(.+)$ $1.gz [L]

RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz
Header append Vary Accept-Encoding
`;
}
