// The words of error views, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/error';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./error')>;

/** The error pages that are written at build, by status. */
export const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'طلب غير سليم',
  403: 'ممنوع',
  404: 'غير موجود',
  405: 'طريقة غير مسموحة',
};

/** What happened, in plain words. */
export const STATUS_SENTENCES: Readonly<Record<number, string>> = {
  400: 'العنوان ليس مكتوبًا كما تُكتب العناوين، فلا نعرف ماذا يطلب.',
  403: 'هذه الصفحة ليست مفتوحة للزوار.',
  404: 'لا توجد صفحة في هذا العنوان.',
  405: 'الصفحات هنا للقراءة؛ ولا يمكن إرسال شيء إليها.',
};

export const heading = 'خطأ غير متوقع في التطبيق!';
export const failedSentence = 'تعطل شيء أثناء إعداد هذه الصفحة.';
/** For an error without words of its own. */
export const unnamed = 'انفتق شيء ما.';
export const home = 'التقط الخيط من جديد';
