import { listQuestionFiles } from '../src/model/lesson/files/lessonFiles';
import { LESSON_FOLDER } from '../src/model/lesson/files/lessonFolder';
import { writeDocx } from './documents/docx';
import { composeKey, composeWorksheet } from './documents/sheets';

/** A file for teachers, by its path below the language's folder. */
interface LessonFile {
  path: string;
  content: string | Buffer;
}

/**
 * What teachers take with them, in the language of this build.
 * @param siteAddress where the site lies, or "" where that is not known
 */
export async function makeLessonFiles(siteAddress: string): Promise<LessonFile[]> {
  const documents = {
    'worksheet.docx': await writeDocx(composeWorksheet(siteAddress)),
    'answers.docx': await writeDocx(composeKey(siteAddress)),
  };
  return [
    ...Object.entries(documents).map(([name, content]) => ({ path: LESSON_FOLDER + name, content })),
    ...listQuestionFiles(),
  ];
}

/** Tells the pages how large each is, in bytes by its name: src/lesson/LessonFiles.tsx reads it. */
export function nameLessonSizes(files: readonly LessonFile[]): Record<string, string> {
  const sizes = files.map(({ path, content }) => [path.replace(/^.*\//, ''), Buffer.byteLength(content)]);
  return { VITE_LESSON_SIZES: JSON.stringify(Object.fromEntries(sizes)) };
}
