import * as words from '#words/text/lessonFiles';
import { LESSON_FOLDER } from '../model/lesson/files/lessonFolder';
import { LANGUAGE, LANGUAGE_BASE } from '../words/language';

/** The files, and what each is called. */
const NAMES = {
  'worksheet.docx': words.FILES.worksheet,
  'answers.docx': words.FILES.answers,
  'questions-gift.txt': words.FILES.gift,
  'questions.csv': words.FILES.questions,
};
type FileName = keyof typeof NAMES;

const FORMATS: Readonly<Record<FileName, string>> = {
  'worksheet.docx': 'Word',
  'answers.docx': 'Word',
  'questions-gift.txt': 'GIFT',
  'questions.csv': 'CSV',
};
/** In bytes; the build says them, development does not. */
const SIZES: Readonly<Record<string, number>> = JSON.parse(import.meta.env.VITE_LESSON_SIZES ?? '{}');

/** "threadprint-questions-es.csv": so that the files of two languages can lie side by side. */
const nameDownload = (name: string) =>
  `threadprint-${LANGUAGE === 'en' ? name : name.replace('.', `-${LANGUAGE}.`)}`;

function FileLink({ name }: { name: FileName }) {
  const kilobytes = Math.ceil((SIZES[name] ?? 0) / 1000);
  return (
    <li>
      <a href={LANGUAGE_BASE + LESSON_FOLDER + name} download={nameDownload(name)}>
        {NAMES[name]}{' '}
        <span className="note" data-size="">
          {words.formatAndSize(FORMATS[name], kilobytes)}
        </span>
      </a>
    </li>
  );
}

/** The worksheet, its key and its questions as files. */
export function LessonFiles() {
  return (
    <>
      <p className="measure">{words.filesWhat}</p>
      <ul className="targets grid broad gap-2">
        {(Object.keys(FORMATS) as FileName[]).map((name) => (
          <FileLink key={name} name={name} />
        ))}
      </ul>
    </>
  );
}
