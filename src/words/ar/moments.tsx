// The names of the story's moments, and what a teacher may say at each, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/moments';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./moments')>;

interface Said {
  name: string;
  note: string;
}

export const shirt = {
  'how-many': { name: 'كم؟', note: 'دع الجميع يخمنون بصوت عالٍ، واكتب رقمًا واحدًا؛ أو تابع فحسب.' },
  shirt: { name: 'التيشيرت', note: 'ابحثوا عن الأكواب الصفراء. من كان تخمينه الأقرب؟' },
  all: { name: 'ثلاثة أنواع من الماء', note: 'اسأل: من أين جاء كل هذا الماء؟' },
  bleaching: {
    name: 'التبييض',
    note: 'يبدأ المصنع. الأكواب الشاحبة مؤكدة؛ أما الأخرى فقد تلزم.',
  },
  dyeing: {
    name: 'الصباغة',
    note: 'لماذا النطاق واسع هكذا؟ الألوان الداكنة تحتاج إلى أحواض أكثر من الفاتحة.',
  },
  printing: { name: 'الطباعة', note: 'اسأل: هل يلبس أحد اليوم شيئًا مطبوعًا؟' },
  finishing: { name: 'التجهيز', note: 'اجمعوا. هل المصنع أكثر من الحقل أم أقل؟' },
  closing: { name: 'الكل', note: 'ماذا أسقط القول؟' },
} satisfies Record<string, Said>;

export const where = {
  places: { name: 'أين يُزرع القطن', note: 'دع الجميع يخمّنون قبل أن تضغط. ثم اقلب الترتيب.' },
  stress: { name: 'عطش الأرض', note: 'لمن هذا الماء، ومن غيره يحتاجه؟' },
  'old-map': { name: 'هذه الخريطة قديمة', note: 'اسأل: كم يجوز أن يكون عمر رقم؟' },
} satisfies Record<string, Said>;

export const lake = {
  claim: { name: 'القول', note: 'دع الجميع يخمنون كم هو من البحيرة. واسأل: كيف نختبر هذا؟' },
  check: { name: 'التدقيق', note: 'كفت قسمة واحدة. كم كان حجم الخطأ؟' },
  textile: {
    name: 'صنع القماش',
    note: 'جدولنا نحن يناسب هذه الحصة. هل هذا برهان، أم قد يأتي كلاهما من المكان نفسه؟',
  },
  cotton: { name: 'القطن', note: 'نسبة من نسبة: من ماذا هي جزء؟' },
} satisfies Record<string, Said>;

export const costs = {
  process: {
    name: 'من الحقل إلى الغسيل',
    note: 'خمّنوا أولًا: أي جزء يُطلق أكثر؟ ثم اعرض الجواب.',
  },
  energy: {
    name: 'الماء والطاقة',
    note: 'ابحثوا عن ليف منخفض في الجانبين. هل يوجد؟',
  },
  co2: { name: 'الماء وCO2', note: 'هل يبقى الأفضل هو الأفضل؟' },
  cards: { name: 'الألياف', note: 'دع التلاميذ يختارون واحدًا، ويذكرون سببًا.' },
  tips: { name: 'ماذا نفعل', note: 'أيّ هذه يستطيع صفنا فعله؟ لا أحد مجبر.' },
  end: { name: 'النهاية', note: 'أيّ الأخطاء وجدنا؟' },
} satisfies Record<string, Said>;

export const lives = {
  'two-lives': {
    name: 'حياتان',
    note: 'غيّر شيئًا واحدًا، وراقب عدد العوالم. خمّنوا أولًا: هل يرتفع أم ينخفض؟',
  },
  studies: {
    name: 'دراستان',
    note: 'كيف تختلف دراستان متقنتان هذا الاختلاف؟ اضغط الأزرار واحدًا واحدًا.',
  },
} satisfies Record<string, Said>;
