import { copyFile, readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached, hashParts } from './cache';

const TEXT_FILES = new Set(['.css', '.csv', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

const ENCODERS: Record<string, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Writes a `.br` and a `.gz` sibling for every text file below `directory`, where the sibling is smaller. */
export async function compressFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT_FILES.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path);
      const key = hashParts(content);
      for (const [ending, encode] of Object.entries(ENCODERS)) {
        const encoded = await cached(key, ending, () => encode(content));
        if ((await stat(encoded)).size < content.length) await copyFile(encoded, `${path}.${ending}`);
      }
    }),
  );
}
