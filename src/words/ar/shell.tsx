// The words of what stands around every page, in Arabic. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import type * as english from '../en/shell';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./shell')>;

export const linkUnread = 'تعذّرت قراءة جزء من هذا الرابط، فتُعرض الصفحة من دونه.';
export const skipLink = 'انتقل إلى القصة';

export const startPage = 'Threadprint، صفحة البداية';
export const chapters = 'الفصول';
export const chapterPour = 'العطش';
export const chapterShirt = 'التيشيرت';
export const chapterLake = 'البحيرة';
export const chapterCosts = 'الكلفة';

/** A line of what each chapter holds, in the menu. */
export const linePour = 'أكوابك، والسؤال';
export const lineShirt = 'الأكواب وراء تيشيرت واحد';
export const lineLake = 'الأزياء كلها، وبحيرة';
export const lineCosts = 'ماء الأقمشة وطاقتها وCO2';
/** The three waters, on other pages. */
export const countedName = 'تيشيرت واحد، ثلاثة أنواع من الماء';
/** "التيشيرت، 2 من 4" */
export const place = (chapter: string, number: number, count: number) => `${chapter}، ${number} من ${count}`;

export const menu = 'القائمة';
export const menuStory = 'القصة';

export const beside = 'استكشف وتحقق ودرّس';
export const explore = 'استكشف';
export const where = 'أين يُزرع القطن';
export const whereLine = 'التيشيرت نفسه، من مكان آخر';
export const lives = 'حياتان';
export const livesLine = 'لبسٌ وغسلٌ بطريقتين';
export const phases = 'المراحل';
export const phasesLine = 'من أين يأتي CO2 في التيشيرت';
export const fabrics = 'الأقمشة';
export const fabricsLine = 'ماء كيلوغرام وطاقته وCO2';
export const check = 'تحقق';
export const sources = 'المصادر';
export const sourcesLine = 'كل رقم، ومن حسبه';
export const data = 'بيانات مفتوحة';
export const dataLine = 'كل جدول، للتنزيل';
export const about = 'عن المشروع';
export const teach = 'للتدريس';
export const lesson = 'الدرس';
export const lessonLine = 'خطة، وأوراق عمل، والإجابات';
/** The pages below that one, in the phone's bar. */
export const LESSON_PAGES = {
  worksheet: 'ورقة عمل',
  answers: 'الإجابات',
  slip: 'اعثر على الخطأ',
  class: 'الصف',
  compose: 'قصتك',
  do: 'المهام',
  words: 'كلمات',
};

export const reading = 'القراءة';
export const howYouRead = 'كيف تقرأ';
export const plain = 'نص بسيط';
export const plainLine = 'كل الكلمات والجداول، بلا مشاهد';
export const still = 'حركة أقل';
export const stillLine = 'لا شيء يتحرك من نفسه';
export const ownDigits: string = 'أرقام المشرق';
export const ownDigitsLine: string = 'كل الأعداد هكذا: ١٢٣';
export const inBrief = 'باختصار';
export const takeAlong = 'خذها معك';
export const keep = 'احفظها للاستعمال بلا شبكة';
export const keepLine = (size: string) =>
  `ملف واحد (zip، ${size}): النص، ورسوم ساكنة، وأوراق عمل؛ بلا القصة المتحركة`;
export const present = 'اعرضها في قاعة';
export const presentLine = 'ملء الشاشة؛ ومفاتيح الأسهم تقلّب';

/** Opens what a chart or a scene offers besides its picture. */
export const more = 'المزيد';
/** Opens the list of what others may show on their pages, and under which terms. */
export const republish = 'استخدم هذا الرسم';
export const republishTerms = 'وفق CC BY 4.0: اذكر Threadprint، وأبقِ المصادر.';
export const listFailed = 'لم تُحمَّل القائمة.';

/** After a sentence that says what failed. */
export const pressAgain = (failed: string) => `${failed} اضغط مرة أخرى.`;

export const loadPage = 'حمّل هذه الصفحة مرة أخرى';
export const sectionFailed = 'لم يُحمَّل هذا الجزء من الصفحة. ';
export const pageFailed = 'لم تُحمَّل هذه الصفحة. ';
export const offlineCopy = (size: string) => `نسخة بلا شبكة (zip، ${size})`;

/** At each page's end. */
export const footer = 'التالي وعن المشروع';
export const next = (page: string) => `التالي: ${page}`;
export const whoMade = 'من صنع هذا';
export const license = 'الرخصة: CC BY 4.0';
export const language = 'اللغة';
/** Who has translated the pages, and when; nothing where they were written. */
export const translated: ReactNode = 'ترجمة آلية من نوفمبر 2026، ولم يراجعها أحد بعد.';
/** After that, at the end of a page: a link. */
export const reportMistake = 'هل وجدت خطأ؟';

/** What came of sharing a link. */
export const linkCopied = 'نُسخ الرابط.';
export const copyByHand = 'هذا هو الرابط، لنسخه.';
