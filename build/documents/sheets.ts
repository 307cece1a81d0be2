import * as check from '#words/check';
import * as words from '#words/lesson';
import { unconfirmedKey } from '#words/picture';
import { translated } from '#words/shell';
import { currentEdition } from '../../src/data/editions';
import { fabrics } from '../../src/data/fabrics';
import { formatImprint } from '../../src/model/citation';
import { formatDecimals, formatNumber } from '../../src/model/format';
import { glossary } from '../../src/model/lesson/glossary';
import { findLessonFigure } from '../../src/model/lesson/lessonFigures';
import { placeTaskBars } from '../../src/model/lesson/taskBars';
import {
  type Answer,
  calculateAnswer,
  formatAnswer,
  formatWorking,
  listTasks,
  type Task,
} from '../../src/model/lesson/tasks';
import { LANGUAGE } from '../../src/words/language';
import { type Block, type LessonDocument, paragraph, type Run, toRuns } from './document';

const letterOf = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index);
const heading = (text: string, level: 1 | 2): Block => ({ kind: 'heading', text, level });

const ask = (text: string, index: number): Block => ({
  kind: 'text',
  isQuestion: true,
  runs: [{ text: `${letterOf(index)}) ` }, ...toRuns(text)],
});

const composeChart = (task: string): Block[] =>
  placeTaskBars(task).map(({ name, text, part }) => ({
    kind: 'bar',
    runs: [{ text: `${name}: ` }, ...toRuns(text)],
    part,
  }));

const fabricTable = (fill: (id: string) => readonly Run[]): Block => ({
  kind: 'table',
  head: [words.fiber, words.litersPerKilogram, words.millionTons, words.billionCubicMeters],
  rows: fabrics.map(({ id, name }) => [
    [{ text: name }],
    toRuns(`{${id}-water:number}`),
    toRuns(`{${id}-production:number}`),
    fill(id),
  ]),
});

const waterOf = (id: string): readonly Run[] => {
  const water = calculateAnswer({ formula: `{${id}-water} × {${id}-production} ÷ 1,000`, step: 0.001 });
  return [{ text: formatDecimals(water, 3) }];
};

const composeDocument = (
  title: string,
  lead: string,
  siteAddress: string,
  blocks: readonly Block[],
): LessonDocument => ({
  title,
  blocks: [
    heading(title, 1),
    paragraph(lead),
    { kind: 'text', runs: [{ text: unconfirmedKey }] },
    ...blocks,
    ...(typeof translated === 'string' ? [paragraph(translated)] : []),
  ],
  imprint: formatImprint({ edition: currentEdition, url: siteAddress }),
  language: LANGUAGE,
  date: currentEdition.date,
});

const composeTask = ({ id, title, given, hasFabrics, questions }: Task, number: number): Block[] => [
  heading(`${formatNumber(number)} ${title}`, 2),
  paragraph(given),
  ...composeChart(id),
  ...(hasFabrics ? [fabricTable(() => [])] : []),
  ...questions.flatMap(({ ask: asked, lines }, place): Block[] => [
    ask(asked, place),
    { kind: 'lines', count: lines },
  ]),
];

/** The worksheet, as its page has it. */
export function composeWorksheet(siteAddress: string): LessonDocument {
  const exit = [words.exitNumber, words.exitCounts, words.exitSure];
  return composeDocument(words.worksheetTitle, words.worksheetLead, siteAddress, [
    { kind: 'text', runs: [{ text: `${words.pupilName} ____________________   ${words.date} __________` }] },
    heading(words.glossaryTitle, 2),
    ...glossary.map(
      ({ name, meaning }): Block => ({
        kind: 'text',
        runs: [{ text: name, isBold: true }, { text: ` ${meaning}` }],
      }),
    ),
    ...listTasks('standard').flatMap(({ task, number }) => composeTask(task, number)),
    heading(words.exitTitle, 2),
    ...exit.flatMap((text, place): Block[] => [
      ask(text, place),
      { kind: 'lines', count: place === 0 ? 1 : 2 },
    ]),
  ]);
}

const indented = (runs: readonly Run[]): Block => ({ kind: 'text', runs, isIndented: true });

function composeAnswer(answer: Answer): Block[] {
  if ('sample' in answer) return [indented([{ text: words.sample, isBold: true }, ...toRuns(answer.sample)])];
  const isUnconfirmed = findLessonFigure(answer.claim).isUnconfirmed === true;
  return [
    indented([{ text: formatAnswer(answer.claim), isBold: true, isUnconfirmed }]),
    indented([{ text: formatWorking(answer) }]),
    ...(answer.also ? [indented(toRuns(answer.also))] : []),
  ];
}

/** The key, as its page has it. */
export function composeKey(siteAddress: string): LessonDocument {
  const blocks = listTasks('quick').flatMap(
    ({ task: { title, level, hasFabrics, questions }, number }): Block[] => [
      heading(`${formatNumber(number)} ${title}`, 2),
      ...(level === 'quick' ? [paragraph(check.quickOnly)] : []),
      ...(hasFabrics ? [fabricTable(waterOf)] : []),
      ...questions.flatMap(({ ask: asked, answer }, place) => [ask(asked, place), ...composeAnswer(answer)]),
    ],
  );
  return composeDocument(words.keyTitle, words.keyLead, siteAddress, [
    ...blocks,
    heading(check.rubricTitle, 2),
    paragraph(check.rubricLead),
    ...check.RUBRIC.flatMap(({ what, example }, place) => [
      ask(what, place),
      indented([{ text: check.forExample, isBold: true }, ...toRuns(example)]),
    ]),
  ]);
}
