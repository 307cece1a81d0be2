// Typed answers and levels of the worksheet, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/check';
import type { Translation } from '../translation';
import { LEVELS } from './text/lessonTasks';

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
  what: `“${LEVELS.quick}” বেছে নাও: অন্যগুলোর পরে আরও কাজ আসে।`,
};

/** In the key: what earns a point, each with an example. */
export const rubricTitle = 'কথায় লেখা উত্তরের নম্বর';
export const rubricLead = 'নিচের প্রতিটির জন্য এক নম্বর। উদাহরণগুলো একটা টি-শার্ট নিয়ে।';
export const forExample = 'যেমন: ';
export const RUBRIC = [
  {
    what: 'সংখ্যাটার একক আছে, আর তা কীসের, সেটা বলা আছে।',
    example: 'একটা টি-শার্টের তুলা নেয় {cotton-liters} পানি।',
  },
  {
    what: 'সংখ্যাটা কীভাবে এল, তা ধাপে ধাপে দেখা যায়।',
    example: '{cotton-liters} গুণ {cups-per-liter:number} হলো {cotton-cups}।',
  },
  {
    what: 'কী গোনা হয়েছে আর কী বাদ গেছে, তা বলা আছে।',
    example: 'গোনা হয়েছে সেচ, বৃষ্টি আর [dilution]। বাদ গেছে কারখানা আর কাপড় ধোয়া।',
  },
  {
    what: 'কতটা নিশ্চিত আর কেন, তা বলা আছে।',
    example:
      'মোটামুটি পরিমাণটা নিয়ে আমি নিশ্চিত, প্রতিটি অঙ্ক নিয়ে নয়: আরও নতুন এক হিসাব অনুযায়ী, পাতলা করার পানি বাদে, পাওয়া যায় {icac-newer-shirt-liters}।',
  },
];
