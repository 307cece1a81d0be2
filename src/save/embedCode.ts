function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * The iframe that shows one picture alone, e.g.
 * `<iframe src="https://example.org/threadprint/charts/embed/water" title="Water use by fabric" …></iframe>`.
 */
export function formatEmbedCode(origin: string, basePath: string, id: string, name: string): string {
  const source = `${origin}${basePath}charts/embed/${id}`;
  return `<iframe src="${escapeAttribute(source)}" title="${escapeAttribute(name)}" width="800" height="1000" style="max-width: 100%" loading="lazy"></iframe>`;
}
