import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseBasePath } from '../../server/settings.mjs';
import { findBrowser } from '../browser.mjs';
import { findFreePort } from '../freePort.mjs';
import { installPackages } from '../installPackages.mjs';
import { startSite } from '../startSite';
import { JOURNEYS, type Journey } from './journeys';
import { listMissingPackages, type ScreenReader, startScreenReader } from './screenReader';

const FOLDER = 'tests/heard';
const HEARD = '.build/heard';
const REPORTS = '.build/reports';

/** Orca adds it to what takes the focus by script, now and then. */
const CLICKABLE = / ?\bclickable(?=\.$)/;

/** What the browser's own window is called, and how many landmarks a page has, is not the page's to say. */
const BROWSERS_OWN = /^(Page has |Loading\.|Chromium frame|.* (page tab|document web|Chromium frame)\.$)/;

/** Plays a journey: each key on a line of its own, and under it what Orca said. */
async function play(reader: ScreenReader, { route, steps }: Journey, siteUrl: string): Promise<string> {
  const texts: string[] = [];
  const tell = (title: string, said: readonly string[]) =>
    texts.push(
      [
        title,
        ...said
          // Neither a space before a line's first word is heard, nor a second one.
          .map((line) => line.replace(CLICKABLE, '').replaceAll(/ {2,}/g, ' ').trimStart())
          .filter((line) => line !== '.' && !BROWSERS_OWN.test(line))
          .map((line) => `  ${line}`),
      ].join('\n'),
    );
  tell(route, await reader.open(siteUrl + route));
  for (const step of steps) {
    const [key, until] = typeof step === 'string' ? [step] : step;
    tell(`[${key}]`, await reader.press(key, until));
  }
  return `${texts.join('\n')}\n`.replaceAll(siteUrl, 'https://…/');
}

/** The first line that differs, with the one that was reviewed. */
function describeDifference(reviewed: string, heard: string): string {
  const [before, now] = [reviewed.split('\n'), heard.split('\n')];
  const line = now.findIndex((text, index) => text !== before[index]);
  const at = line === -1 ? now.length : line;
  return `line ${at + 1}: "${before[at] ?? ''}" was heard as "${now[at] ?? ''}"`;
}

/** `npm run test:heard`: what Orca says of the built site in Chromium, against the reviewed texts; `UPDATE_HEARD=1` writes them. */
export async function main(): Promise<void> {
  const basePath = parseBasePath(process.env.BASE_PATH);
  for (const folder of [HEARD, REPORTS]) mkdirSync(folder, { recursive: true });
  const counts = { passed: 0, failed: 0, skipped: 0 };
  if (listMissingPackages().length > 0) installPackages(listMissingPackages());
  const missing = listMissingPackages();
  if (findBrowser() === undefined) missing.push('chromium');
  if (missing.length > 0) {
    console.log(`Nothing is heard without ${missing.join(', ')}: Debian has them`);
    counts.skipped = JOURNEYS.length;
  } else {
    const port = await findFreePort();
    const stopSite = await startSite(basePath, port);
    const reader = await startScreenReader();
    try {
      for (const journey of JOURNEYS) {
        const heard = await play(reader, journey, `http://localhost:${port}${basePath}`);
        const file = `${FOLDER}/${journey.name}.txt`;
        writeFileSync(process.env.UPDATE_HEARD ? file : `${HEARD}/${journey.name}.txt`, heard);
        const reviewed = existsSync(file) ? readFileSync(file, 'utf8') : '';
        if (heard === reviewed) counts.passed += 1;
        else counts.failed += 1;
        console.log(
          heard === reviewed
            ? `  ✓ ${journey.name}`
            : `  ✗ ${journey.name}, ${describeDifference(reviewed, heard)}; all of it: ${HEARD}/${journey.name}.txt`,
        );
      }
    } finally {
      await reader.close();
      stopSite();
    }
  }
  writeFileSync(`${REPORTS}/heard-counts.json`, JSON.stringify(counts));
  console.log(`Heard: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  if (counts.failed > 0) process.exitCode = 1;
}
