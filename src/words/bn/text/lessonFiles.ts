// The lesson as files, in Bengali. Translated by machine; no native speaker has read them yet.

import { inDigits } from '../../bengali';
import type * as english from '../../en/text/lessonFiles';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonFiles')>;

export const answerThis = (letter: string) => `${letter}) উত্তর দাও।`;

export const HEADS = {
  name: 'কাজ',
  level: 'স্তর',
  question: 'প্রশ্ন',
  answer: 'উত্তর',
  tolerance: 'যতটা কমবেশি চলে',
  key: 'সমাধান',
  hint: 'ইঙ্গিত',
};

export const unconfirmedMark = (mark: string) => `${mark} নিশ্চিত নয়: এই সংখ্যার উৎস আমরা বের করতে পারিনি।`;

export const filesTitle = 'সঙ্গে নিয়ে যাও';
export const filesWhat =
  'ওয়ার্কশিট আর উত্তরমালা ফাইল হিসেবে, ইচ্ছেমতো বদলানো যায়। প্রশ্নের সঙ্গে আছে উত্তর, কতটা কমবেশি চলে, আর ইঙ্গিত।';
export const FILES = {
  'worksheet.docx': 'ওয়ার্কশিট',
  'answers.docx': 'উত্তর',
  'questions-gift.txt': 'Moodle ও অন্যদের জন্য প্রশ্ন',
  'questions.csv': 'সারণিতে প্রশ্ন',
};
export const formatAndSize = (format: string, kilobytes: number) =>
  `${format}, ${inDigits(kilobytes)}\u00a0kB`;
