// Typed answers and levels of the worksheet, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/check';
import type { Translation } from '../translation';
import { LEVELS } from './plain/lessonTasks';

export type Checked = Translation<typeof english, typeof import('./check')>;

export const yourAnswer = 'তোমার উত্তর';
export const check = 'যাচাই করো';
export const hint = 'ইঙ্গিত';
export const levelName = 'স্তর';
/** In the key, at a task that the other sheets lack. */
export const quickOnly = 'শুধু এগিয়ে থাকাদের পাতায়';

/** For the teacher, among the ways to make the lesson fit. */
export const quickPupils = {
  name: 'এগিয়ে থাকা শিক্ষার্থী',
  what: `“${LEVELS.quick}” বেছে নাও: অন্যগুলোর পরে আরও কাজ আসে। পাতার শেষে আছে খবরের কোনো সংখ্যার জন্য একটা ফাঁকা রসিদ।`,
};

export const receiptTitle = 'একটা ফাঁকা রসিদ';
export const receiptLead = 'খবরের যেকোনো সংখ্যার জন্য। সংখ্যাটা কাউকে বলার আগে এটা ভরো।';
/** What a receipt asks of a number, from its unit to how sure one is. */
export const RECEIPT_LINES = [
  'সংখ্যাটা, এককসহ',
  'কে বলছে, আর কোথায়',
  'কী গোনে',
  'কী বাদ দেয়',
  'পরখ করো: জানা একটা সংখ্যা দিয়ে ভাগ করো',
  'কী পাওয়া গেল, আর দাবিটা কতটা দূরে',
  'আমি কতটা নিশ্চিত, আর কেন',
];
