/** What HTTP Observatory looks at: the response headers, by lower-case name, and the page. */
export interface ScannedPage {
  headers: Readonly<Record<string, string>>;
  html: string;
}

const BASE_SCORE = 100;
/** Bonus counts only for a site that has lost no more than ten points. */
const BONUS_FROM = 90;
const SIX_MONTHS_S = 15_768_000;

function readDirectives(policy: string): Map<string, string> {
  const parts = policy.split(';').map((part) => part.trim());
  return new Map(
    parts.map((part) => {
      const [name = '', ...values] = part.split(/\s+/);
      return [name, values.join(' ')];
    }),
  );
}

function scorePolicy(policy: Map<string, string>): number {
  if (!policy.has('default-src')) return -25;
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? '';
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? '';
  if (/unsafe-inline|data:|\*/.test(scripts)) return -20;
  if (/unsafe-eval/.test(scripts)) return -10;
  if (/unsafe-inline/.test(styles)) return 0;
  return policy.get('default-src') === "'none'" ? 10 : 5;
}

function scoreHsts(value: string | undefined): number {
  if (value === undefined) return -20;
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
  if (seconds < SIX_MONTHS_S) return -10;
  return /includeSubDomains/i.test(value) && /preload/i.test(value) ? 5 : 0;
}

function scoreIntegrity(html: string): number {
  const scripts = html.match(/<script[^>]*\ssrc="[^>]*>/g) ?? [];
  return scripts.length > 0 && scripts.every((script) => script.includes('integrity="sha')) ? 5 : 0;
}

/** The score of a page without cookies and CORS, by the arithmetic of HTTP Observatory, e.g. 140. */
export function calculateObservatoryScore({ headers, html }: ScannedPage): number {
  const policy = readDirectives(headers['content-security-policy'] ?? '');
  const isPrivate = /^(no-referrer|same-origin|strict-origin)/.test(headers['referrer-policy'] ?? '');
  const isUnframed = policy.get('frame-ancestors') === "'none'" || policy.get('frame-ancestors') === "'self'";
  const parts = [
    scorePolicy(policy),
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
    isPrivate ? 5 : 0,
    scoreHsts(headers['strict-transport-security']),
    scoreIntegrity(html),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    isUnframed ? 5 : -20,
  ];
  const penalties = parts.filter((part) => part < 0).reduce((sum, part) => sum + part, BASE_SCORE);
  const bonus = parts.filter((part) => part > 0).reduce((sum, part) => sum + part, 0);
  return penalties >= BONUS_FROM ? penalties + bonus : Math.max(0, penalties);
}
