import type { QuizQuestion, TypedAnswer } from './quiz';

/** Text in GIFT: its signs escaped, a line break as "\n". */
const escapeGift = (text: string): string =>
  text.replaceAll(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', String.raw`\n`);

const formatNumber = ({ value, tolerance, says }: TypedAnswer) => `${value}:${tolerance}#${escapeGift(says)}`;

function formatAnswer(answer: QuizQuestion['answer']): string {
  if ('sample' in answer) return `{####${escapeGift(answer.sample)}}`;
  const mistakes = answer.mistakes.map((mistake) => `\n=%0%${formatNumber(mistake)}`);
  return `{#\n=${formatNumber(answer.right)}${mistakes.join('')}\n####${escapeGift(answer.hint)}\n}`;
}

/** Questions as GIFT, a text that Moodle and others read: https://docs.moodle.org/en/GIFT_format */
export function formatGift(questions: readonly QuizQuestion[]): string {
  let category = '';
  return questions
    .map(({ name, level, lines, answer }) => {
      const begins = level === category ? '' : `$CATEGORY: Threadprint/${level}\n\n`;
      category = level;
      return `${begins}::${escapeGift(name)}::[plain]${escapeGift(lines.join('\n'))}${formatAnswer(answer)}\n`;
    })
    .join('\n');
}
