import { packageDescription, packageTitle } from '#words/text/tables';
import { currentEdition } from '../src/data/editions';
import { LANGUAGE } from '../src/words/language';
import { languageFolder } from '../src/words/languages';
import type { Site } from './cardTags';

const LICENSE = 'https://creativecommons.org/licenses/by/4.0/';
const CREATOR = { '@type': 'Organization', name: 'Threadprint' };

function describeDataset(page: string, base: string) {
  return {
    '@type': 'Dataset',
    name: packageTitle,
    description: packageDescription,
    url: page,
    version: String(currentEdition.number),
    dateModified: currentEdition.date,
    license: LICENSE,
    isAccessibleForFree: true,
    inLanguage: LANGUAGE,
    creator: CREATOR,
    distribution: [
      {
        '@type': 'DataDownload',
        encodingFormat: 'application/json',
        contentUrl: `${base}data/datapackage.json`,
      },
      {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: `${base}data/v${currentEdition.number}/claims.csv`,
      },
    ],
  };
}

function describeLesson(page: string, head: string) {
  const read = (pattern: RegExp) => pattern.exec(head)?.[1] ?? '';
  return {
    '@type': 'LearningResource',
    name: read(/<title>(.*?) · Threadprint<\/title>/),
    description: read(/<meta name="description" content="([^"]*)"/),
    url: page,
    license: LICENSE,
    isAccessibleForFree: true,
    inLanguage: LANGUAGE,
    dateModified: currentEdition.date,
    learningResourceType: 'lesson plan',
    educationalUse: 'instruction',
    audience: { '@type': 'EducationalAudience', educationalRole: 'teacher' },
    creator: CREATOR,
  };
}

/**
 * Tells search engines of data and lessons what a page is, in JSON-LD; "" for pages that are neither, and where the site does
 * not know its own address. No browser runs it.
 */
export function composeStructuredData(file: string, head: string, { basePath, siteUrl }: Site): string {
  const base = siteUrl + basePath;
  const page = `${base}${languageFolder(LANGUAGE)}${file}`;
  const described =
    file === 'data' ? describeDataset(page, base) : file === 'teach' ? describeLesson(page, head) : undefined;
  if (described === undefined || siteUrl === '') return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', ...described });
  return `\n<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
