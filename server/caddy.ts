import { commonHeaders, OPEN_PATTERN, sharedPathHeaders } from './headers.ts';

type Settings = {
  basePath: string;
  hasHsts: boolean;
  /** Where the pages of other languages lie below the base: "es/". */
  folders: readonly string[];
  /** The folder that mirrors the host's root. */
  root: string;
  /** ":8080", "example.org" … */
  listen: string;
};

/** Caddy 2: `caddy run --config server/Caddyfile`. With a host's name in the place of ":8080" it fetches a certificate and redirects to it. */
export function formatCaddyfile({ basePath, hasHsts, folders, root, listen }: Settings): string {
  const formatHeaders = (path: string) =>
    Object.entries({ ...commonHeaders(hasHsts), ...sharedPathHeaders(path) })
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
${formatHeaders('assets/x.js')}
	}
	header @embeds {
${formatHeaders('charts/embed/x')}
	}
	header @open {
${formatHeaders('v1/chart.js')}
	}
	header @others {
${formatHeaders('')}
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
