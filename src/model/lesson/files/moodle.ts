import type { QuizQuestion, TypedAnswer } from './quiz';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an element or attribute of XML. */
export const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** An element whose text is HTML: each line is a paragraph, escaped once for HTML and once for XML. */
const html = (name: string, lines: readonly string[]) => {
  const paragraphs = lines.map((line) => `<p>${escapeXml(line)}</p>`).join('');
  return `<${name} format="html"><text>${escapeXml(paragraphs)}</text></${name}>`;
};

const formatNumber = ({ value, tolerance, says }: TypedAnswer, percent: number) =>
  `<answer fraction="${percent}" format="moodle_auto_format"><text>${value}</text><tolerance>${tolerance}</tolerance>${html('feedback', [says])}</answer>`;

function formatAnswer(answer: QuizQuestion['answer']): string[] {
  if ('sample' in answer)
    return [
      '<responseformat>editor</responseformat>',
      '<responserequired>1</responserequired>',
      '<responsefieldlines>10</responsefieldlines>',
      '<attachments>0</attachments>',
      html('graderinfo', [answer.sample]),
    ];
  return [
    formatNumber(answer.right, 100),
    ...answer.mistakes.map((mistake) => formatNumber(mistake, 0)),
    html('hint', [answer.hint]),
  ];
}

const formatCategory = (level: string) =>
  `<question type="category">\n<category><text>$course$/top/Threadprint/${escapeXml(level)}</text></category>\n</question>`;

function formatQuestion({ name, lines, answer }: QuizQuestion): string {
  return [
    `<question type="${'sample' in answer ? 'essay' : 'numerical'}">`,
    `<name><text>${escapeXml(name)}</text></name>`,
    html('questiontext', lines),
    '<defaultgrade>1</defaultgrade>',
    '<penalty>0.3333333</penalty>',
    '<hidden>0</hidden>',
    ...formatAnswer(answer),
    '</question>',
  ].join('\n');
}

/** Questions as Moodle's own XML: https://docs.moodle.org/en/Moodle_XML_format */
export function formatMoodle(questions: readonly QuizQuestion[]): string {
  const elements = questions.flatMap((question, index) => [
    ...(question.level === questions[index - 1]?.level ? [] : [formatCategory(question.level)]),
    formatQuestion(question),
  ]);
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', ...elements, '</quiz>', ''].join('\n');
}
