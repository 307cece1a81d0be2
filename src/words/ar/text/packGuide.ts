// The guide that lies in the offline pack, and what stands in the pack where pages lead to it, in Arabic.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/packGuide';
import type { Translation } from '../../translation';
import { slipCount } from './corrections';
import { fabricCount } from './fabrics';
import { taskCount } from './lessonTasks';

export type Checked = Translation<typeof english, typeof import('./packGuide')>;

export const title = 'Threadprint في الصف: دليل';
export const heading = 'Threadprint من دون شبكة';
export const howToOpen =
  'فُكّ ضغط المجلد كله أولًا. ثم افتح هذه الصفحة، أو أي صفحة أدناه، بمتصفح. لا شيء يُثبَّت، ولا شيء يُرسل.';
export const contents = 'ماذا هنا';

/** What each page is called, and what is on it. */
export const PAGES = {
  home: { name: 'البداية', text: 'سؤال: كم كوبًا من الماء تشرب في اليوم؟' },
  shirt: { name: 'تيشيرت واحد', text: 'الماء وراء تيشيرت قطني واحد، بالأكواب.' },
  industry: { name: 'الصناعة', text: 'ما تشربه الأزياء في عام، مع تدقيقنا.' },
  costs: { name: 'الكلفة', text: 'الكربون والطاقة والماء، والألياف على بطاقات، ونصائح.' },
  lives: { name: 'حياتان', text: 'تيشيرت واحد يُلبس ويُعتنى به بطريقتين، وما لا نعرفه.' },
  production: { name: 'رسم بياني: المراحل', text: 'CO2 بحسب مراحل حياة التيشيرت.' },
  fabrics: { name: 'رسوم بيانية: الأقمشة', text: `ماء الأقمشة ال${fabricCount} وطاقتها وCO2 منها.` },
  sources: { name: 'المصادر', text: 'كل رقم، ومن أين هو، وماذا وجدنا.' },
  teach: { name: 'للتدريس', text: 'خطة لدرس طويل أو قصير.' },
  worksheet: { name: 'ورقة العمل', text: `${taskCount} مهام للطباعة.` },
  answers: { name: 'الإجابات', text: 'الإجابات مع حسابها.' },
  slip: { name: 'اعثر على الخطأ', text: `${slipCount} أقوال للاختبار.` },
  class: { name: 'صفّنا', text: 'جدول للملء.' },
  do: { name: 'توقّع، جرّب، أخبر', text: 'ورقة لسؤالك ومحطاتك.' },
};
export const still =
  'في هذه الصفحات النص كله، وكل رسم بياني في حالته الأخيرة. أما القصة المتحركة فتحتاج إلى خادم: انظر ملف README في المصدر.';

export const ideas = 'ثلاثة أشياء للصف';
export const guess = 'خمّن أولًا.';
export const guessHow = 'قبل فتح «تيشيرت واحد»، يكتب كل تلميذ عددًا من الأكواب. من الأقرب؟';
export const slip = 'اعثر على الخطأ.';
export const slipHow =
  'كان في مسودتنا الأولى قول عن بحيرة يبالغ عشر مرات. احسب الحصة بنفسك. ثم قارنها بتدقيقنا.';
export const multiply = 'اضرب عمودين.';
export const multiplyHow = (linkTable: (text: string) => string) =>
  `خذ ${linkTable('جدول الأقمشة')}: ماء كيلوغرام واحد في الإنتاج السنوي. أي ليف يشرب أكثر؟`;

export const tables = (json: string) => `الجداول هنا أيضًا بصيغة ${json}.`;
export const terms = (linkLicenses: (text: string) => string) =>
  `النص والرسوم والصور: CC BY 4.0. الشيفرة: MIT. أجزاء غيرنا: ${linkLicenses('التراخيص')}.`;

/** In a page of the pack, instead of the link to the pack. */
export const hereAlready = 'هذه هي النسخة التي تعمل بلا شبكة: إنها لديك.';
