import { readBuildSettings } from '../server/settings.mjs';
import { type ImportModule, writePages } from './language';

/** The pages of `npm run build:long`, in a process whose words are the longest. */
export async function main(importModule: ImportModule): Promise<void> {
  await writePages(importModule, process.env.BUILD_FOLDER ?? '', readBuildSettings(process.env));
}
