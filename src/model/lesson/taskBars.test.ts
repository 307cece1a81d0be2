import { describe, expect, it } from 'vitest';
import { formatLessonText } from './lessonText';
import { placeTaskBars } from './taskBars';
import { formatAnswer, tasks } from './tasks';

describe('placeTaskBars', () => {
  it('placeTaskBars(task) draws numbers of the ledger against the longest', () => {
    const bars = placeTaskBars('lake').map(({ text, part }) => [formatLessonText(text), part]);
    expect(bars).toEqual([
      ['79 billion cubic meters', 79 / 1640],
      ['1,640 cubic kilometers', 1],
    ]);
    expect(placeTaskBars('share')[0]?.part).toBe(8 / 11421);
  });

  it('placeTaskBars(task) has a chart for each task, and none of its answers', () => {
    for (const { id, questions } of tasks) {
      const bars = placeTaskBars(id);
      expect([id, bars.length >= 2, Math.max(...bars.map(({ part }) => part))]).toEqual([id, true, 1]);
      const answers = questions.flatMap(({ answer }) =>
        'claim' in answer ? [formatAnswer(answer.claim)] : [],
      );
      expect(bars.map(({ text }) => formatLessonText(text)).filter((text) => answers.includes(text))).toEqual(
        [],
      );
    }
  });

  it('placeTaskBars(task) is empty for a task that there is not', () => {
    expect(placeTaskBars('')).toEqual([]);
  });
});
