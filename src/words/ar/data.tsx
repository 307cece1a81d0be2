// The page of the data, in Arabic. Translated by machine; no native speaker has read it yet.

import type { ReactNode } from 'react';
import type * as english from '../en/data';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./data')>;

export const pageTitle = 'بيانات مفتوحة';
export const pageDescription =
  'كل رقم في القصة في جداول مع المصادر والتراخيص، وإصدارات للمقارنة، ورسوم بيانية لصفحتك.';
export const lead = 'كل رقم في القصة، منسوجًا: كل خيط عمود، وكل غرزة خانة. خذ جدولًا باسمه.';
export const size = (rows: number, columns: number) => `${rows} × ${columns}`;
export const woven = (table: string) => `${table} نسيجًا`;
export const legend =
  'الأزرق: أرقام، والأغمق أعلى. البني: كلمات. الزاهي: واحدة من كلمات قليلة. الفراغ: لا شيء.';
export const cell = (table: string, column: string, row: number) => `${table}، العمود ${column}، الصف ${row}`;

/** The parts of the page. */
export const PARTS = {
  columns: 'ماذا تقول الأعمدة',
  editions: 'الإصدارات',
  charts: 'رسم بياني على صفحتك',
};

/** Above the columns that more than one table has. */
export const inSeveral = 'في أكثر من جدول';
export const programs = (description: ReactNode) => (
  <>تجد البرامج كل ذلك في {description}. والجداول بالإنجليزية.</>
);
export const license =
  'الكلمات والجداول وحسابنا برخصة CC BY 4.0. ولكل مصدر شروطه: عمود يذكرها، و«not read» حيث لم يقرأها أحد منا. وAQUASTAT واحد من هذه.';
export const cite = 'استشهد بالقصة، أو برقم واحد';
export const editionsIntro = 'يحتفظ كل إصدار بعناوينه. هذه كلها، مع ما كان في كل منها.';
export const edition = (number: number, date: string) => `الإصدار ${number}، ${date}`;

// The log of changes: its title, its columns, its file.
export const log = 'ما تغير';
export const before = 'قبل';
export const after = 'بعد';
export const why = 'لماذا';
/** After how many changed together. */
export const figures = (_count: number) => ' من الأرقام';
export const allChanges = 'السجل في جدول';
export const filesGone = (files: string) => `لم تعد تُصنع: ${files}. ملفات Word وGIFT تحمل الشيء نفسه.`;
export const scriptGone = (script: string) =>
  `لم يعد ${script} يفعل شيئًا: الصفحات التي تحمله تعرض صورة ورابطًا. خذ الإطار أعلاه.`;

// How to put a chart on another page.
export const chartIntro =
  'الصق هذا حيث تريد الرسم. يُحمَّل حين يقترب القارئ منه، ولا يطلب شيئًا من غيرنا ولا يخزن شيئًا.';
export const which = 'أي رسم';
export const strict = 'هل Content-Security-Policy عندك صارمة؟ اسمح لهذا الموقع في frame-src.';
