import { writeFonts } from './fonts.ts';

/** What must lie in `.build/` before Vite serves or bundles: the fonts that fonts.css names. */
export async function main(): Promise<void> {
  await writeFonts();
}
