import { describe, expect, it } from 'vitest';
import { calculateReadingGrade } from '../../../tests/readingGrade';
import { glossary } from './glossary';
import { formatLessonText, splitLessonText } from './lessonText';
import { lesson, placeParts, shortLesson, sumMinutes } from './plan';
import { tasks } from './tasks';

describe('splitLessonText', () => {
  it('splitLessonText(text) finds figures, their formats and their own words', () => {
    expect(
      splitLessonText('It takes {cotton-cups}, or {cotton-liters:short}. {garment-phase-share|Half}!'),
    ).toEqual([
      'It takes ',
      { figure: 'cotton-cups', text: '11,421 cups' },
      ', or ',
      { figure: 'cotton-liters', text: '2,700 L' },
      '. ',
      { figure: 'garment-phase-share', text: 'Half' },
      '!',
    ]);
  });

  it('splitLessonText(text) finds words of the glossary', () => {
    expect(splitLessonText('[irrigation|Irrigation] and [per-kilogram]')).toEqual([
      { term: 'irrigation', text: 'Irrigation' },
      ' and ',
      { term: 'per-kilogram', text: 'per kilogram' },
    ]);
  });

  it('splitLessonText("") is empty, and plain words stay as they are', () => {
    expect([splitLessonText(''), splitLessonText('Rain.')]).toEqual([[], ['Rain.']]);
  });
});

describe('the texts for pupils', () => {
  it('can be read in grade 8 or below, task by task and word by word', () => {
    for (const { title, given, questions } of tasks) {
      const asked = questions.map(({ ask }) => formatLessonText(ask));
      const grade = calculateReadingGrade([formatLessonText(given), ...asked]);
      expect([title, grade <= 8]).toEqual([title, true]);
    }
    for (const { name, meaning } of glossary) {
      expect([name, calculateReadingGrade([meaning]) <= 8]).toEqual([name, true]);
    }
  });
});

describe('the plan', () => {
  it('sumMinutes(lesson) is 45 minutes, or 20 in short; without parts it is 0', () => {
    expect([sumMinutes(lesson), sumMinutes(shortLesson), sumMinutes([])]).toEqual([45, 20, 0]);
  });

  it('placeParts(parts) begins each part where the last has ended', () => {
    expect(placeParts(lesson).map(({ startMinute }) => startMinute)).toEqual([0, 5, 15, 30, 40]);
  });
});
