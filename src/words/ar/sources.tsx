// The words of the sources page, in Arabic. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Figure } from '../../claim/Figure';
import type * as english from '../en/sources';
import type { Translation } from '../translation';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./sources')>;

export const pageTitle = 'ما مدى تأكدنا من كل رقم؟';
export const pageDescription = 'كل رقم في القصة: ماذا يحسب، ومن أين جاء، وكيف حُسب، ومدى تأكدنا منه.';
export const onThisPage = 'في هذه الصفحة';

/** The parts of the page. */
export const PARTS = {
  'two-numbers': 'رقمان يبدوان متعارضين',
  mended: `${slipCount} أخطاء، أُصلحت`,
  ledger: 'السجل',
  'our-title': 'عنواننا: هل القطن عطشان؟',
  references: 'المراجع',
  'cite-this': 'استشهد بهذا',
};

// After a number that stands large, how many claims have a verdict.
export const tallyHolds = 'من الأرقام صحيحة';
export const tallyNoted = 'من الأرقام صحيحة، مع ملاحظة';
export const tallyUnconfirmed = 'من الأرقام غير مؤكدة';
export const tallyOff = 'من الأرقام غير صحيحة';

// The search.
export const findFigure = 'ابحث عن رقم';
export const verdict = 'الحكم';
/** As its list names them: "all" first. */
export const VERDICTS = {
  all: 'كل الأحكام',
  holds: 'صحيح',
  'holds with a note': 'مع ملاحظة',
  unconfirmed: 'غير مؤكد',
  off: 'غير صحيح',
};
export const foundOf = (found: number, total: number) => `${found} من ${total}`;

// After a number, on a fold and, for who listens, behind what the search found.
export const figures = (_count: number) => ' من الأرقام';
export const references = (_count: number) => ' من المراجع';
/** Before the references: what stands behind some of them. */
export const readingKey = 'بين القوسين: ما قرأناه منه إن كان أقل من العمل نفسه، وما يجعل المصدر ضعيفًا.';

// Two numbers that seem to disagree.
export const key = 'المفتاح';
export const colon = ': ';
export const either = (one: ReactNode, other: ReactNode) => (
  <>
    {one} أم {other}؟
  </>
);
export const ranges = 'من أدنى تقدير إلى أعلى تقدير لكل سؤال';
export const finding = (
  <>
    من يحسب ماذا؟ تأخذ صناعة الأزياء <Figure id="fashion-water" />، بحسب تقرير. وتأخذ المنسوجات كلها{' '}
    <Figure id="textiles-water" />، بحسب آخر؛ وللملابس منها <Figure id="clothing-water" /> أو أكثر. وفي صورة
    رأيناها لرسم من الأمم المتحدة <Figure id="unep-water" />، ولا تقول من ماذا. وإذا حسبنا المطر على القطن
    أيضًا، احتاج القطن وحده إلى <Figure id="cotton-wide-water" />.
  </>
);

// Our slips, mended.
export const said = (wrong: ReactNode) => <>قالت مسودتنا الأولى: {wrong}.</>;
export const checked = (right: ReactNode, working: ReactNode) => (
  <>
    أُصلح: {right} ({working}).
  </>
);

// The ledger.
export const ledgerIntro = (claims: ReactNode, schema: ReactNode, offlineCopy: ReactNode) => (
  <>
    كل رقم تحت الصفحة التي تعرضه أولًا. والشيء نفسه بيانات: {claims}، مع {schema}. وللفتح بلا شبكة، برسوم ساكنة
    وبلا القصة المتحركة: {offlineCopy}.
  </>
);
export const schema = 'مخططها';
export const whereTheyStand = 'أين تظهر';
export const ofYear = (boundary: string, year: string) => `${boundary} العام: ${year}.`;
export const sources = 'المصادر: ';

export const ourTitle = (
  <>
    الأمر يتوقف على مكان زراعته. ففي الولايات المتحدة وحدها تصب المزارع على قطنها{' '}
    <Figure id="us-cotton-irrigation" /> من ماء الري. والقطن المزروع بلا ري يشرب المطر، وكان المطر سيسقط على
    أي حال. وتنصح مؤسسة Transformers بتجنب الكلمة. وهي تتكلم باسم موردي الدنيم، فلها مصلحة. ونحن نُبقي الكلمة
    للصناعة، ونقول عن كل رقم أي ماء يحسب.
  </>
);

// Cite this.
export const edition = (number: number, date: string) => `الإصدار ${number}، ${date}.`;
/** The link to the page of the data. */
export const openData = 'جداول، وإصدارات، ورسم بياني لصفحتك';
export const whatToCite = 'بماذا تستشهد';
export const wholeStory = 'القصة كلها';
export const copied = 'نُسخ';
export const copyCitation = 'انسخ الاستشهاد';

// What readers ask most, each with its answer; and how a number is checked.
export const ASKED = [
  {
    ask: 'كم ماءً يحتاج تيشيرت واحد؟',
    answer: (
      <>
        <Figure id="cotton-cups" /> لقطنه، بحساب واحد.
      </>
    ),
  },
  {
    ask: 'كم تبلغ الأزياء كلها من بحيرة أونتاريو؟',
    answer: (
      <>
        <Figure id="lake-share" />، لا النصف كما قيل.
      </>
    ),
  },
  {
    ask: `أي الأقمشة ال${fabricCount} أكثر شربًا؟`,
    answer: 'القطن، وهو الأول بفارق كبير في كل جدول قرأناه.',
  },
];
export const checking =
  'كيف يُدقَّق رقم: نبحث عن المنشور الذي جاء منه، وندوّن ماذا قُرئ، وأين، ومتى. ويُعاد كل حساب كلما حُدّث الموقع.';

/** The words of a question that say nothing. */
export const EMPTY_WORDS =
  'كم كمية من في ما ماذا لماذا هل هو هي هذا هذه يحتاج تحتاج إلى على واحد واحدة أي الذي التي و أو لـ عن أين متى كيف جيد سيئ سيئة';
export const nothingFound = 'لم نجد شيئًا. جرّب كلمة واحدة: تيشيرت، بحيرة، قطن.';
