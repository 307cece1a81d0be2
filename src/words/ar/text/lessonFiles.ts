// The lesson as files, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonFiles';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonFiles')>;

export const answerThis = (letter: string) => `أجب عن ${letter}).`;

export const HEADS = {
  name: 'المهمة',
  level: 'المستوى',
  question: 'السؤال',
  answer: 'الجواب',
  tolerance: 'التفاوت المقبول',
  key: 'الحل',
  hint: 'تلميح',
};

export const unconfirmedMark = (mark: string) => `${mark} غير مؤكد: لم نستطع أن نتتبع هذا الرقم إلى مصدره.`;

export const filesTitle = 'خذه معك';
export const filesWhat =
  'ورقة العمل وإجاباتها ملفات تغيّرها كما تشاء. ومع الأسئلة إجاباتها، والتفاوت المقبول، وتلميحات.';
export const FILES = {
  'worksheet.docx': 'ورقة العمل',
  'answers.docx': 'الإجابات',
  'questions-gift.txt': 'أسئلة لـMoodle وغيره',
  'questions.csv': 'الأسئلة في جدول',
};
export const formatAndSize = (format: string, kilobytes: number) => `${format}، ${kilobytes}\u00a0كيلوبايت`;
