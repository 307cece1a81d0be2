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
export const lead = 'ماذا يحسب كل رقم، ومن أين جاء. والحساب مكتوب: أعِده بنفسك.';
export const onThisPage = 'في هذه الصفحة';

/** The parts of the page. */
export const PARTS = {
  'two-numbers': 'رقمان يبدوان متعارضين',
  mended: `${slipCount} أخطاء، أُصلحت`,
  ledger: 'السجل',
  'our-title': 'عنواننا: هل القطن عطشان؟',
  'for-teachers': 'ما نقوله لمعلم',
  references: 'المراجع',
  'cite-this': 'استشهد بهذا',
};

// After a number that stands large, how many claims have a verdict.
export const tallyHolds = 'من الأرقام صحيحة';
export const tallyNoted = 'من الأرقام صحيحة، مع ملاحظة';
export const tallyUnconfirmed = 'من الأرقام غير مؤكدة: لم نستطع أن نتتبعها إلى مصدرها، أو رقمًا تقوم عليه';
export const tallyOff = (unread: string) =>
  `من الأرقام غير صحيحة، وتقول ذلك؛ ومنها أيضًا ما هو غير مؤكد: ${unread}`;

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
export const figures = 'من الأرقام';
export const references = 'من المراجع';

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
    <Figure id="textiles-water" />، بحسب آخر؛ وللملابس منها <Figure id="clothing-water">62</Figure> أو أكثر.
    وفي صورة رأيناها لرسم من الأمم المتحدة <Figure id="unep-water" />، ولا تقول من ماذا. وإذا حسبنا المطر على
    القطن أيضًا، احتاج القطن وحده إلى <Figure id="cotton-wide-water" />.
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

/** What we would tell a teacher, point by point. */
export const teacherPoints = (
  <>
    <li>قصص الماء تتوقف على ما يُحسب: الري، أو المطر، أو الماء اللازم لتخفيف التلوث.</li>
    <li>
      القطن نفسه <Figure id="cotton-share-of-shirt" /> من ماء التيشيرت عندنا. وخطوات المصنع صغيرة الحجم، لكنها
      قد تلوّث.
    </li>
    <li>
      المقارنة ببحيرة أونتاريو مبالغ فيها <Figure id="lake-overstated">عشر مرات</Figure>. تمرين جيد: اعثر على
      الخطأ.
    </li>
    <li>كاليفورنيا مقارنة منصفة في الحجم، لكن بلا عام مؤكد.</li>
    <li>
      اضرب عمودين، اللترات لكل كيلوغرام في ملايين الأطنان. تعطي الأقمشة ال{fabricCount}{' '}
      <Figure id="six-fabrics-water" />، منها <Figure id="six-fabrics-cotton" /> للقطن. وهذا يناسب القصة:
      علامة جيدة لا برهان، فقد يرجع كلاهما إلى الجداول نفسها.
    </li>
    <li>
      الوحدات مهمة. لا يمكن أن تكون <Figure id="phases-sum">2,600</Figure> كيلوغرام لكيلوغرام واحد. أما غرامات
      لتيشيرت واحد فتناسب.
    </li>
    <li>
      <Figure id="garment-phase-share">نصف</Figure> كربون التيشيرت في صنع الملابس، لا في زراعة القطن.
    </li>
    <li>
      لا ليف يفوز في كل عمود. ويقول تقرير Fiber Bible إنه لا توجد أنواع ألياف «مستدامة» وأخرى «غير مستدامة».
    </li>
    <li>
      قد تغيّر الحدودُ الرقمَ عشر مرات. فلشخص واحد في الاتحاد الأوروبي حسبت وكالة <Figure id="eu-water-2017" />{' '}
      من الماء في العام، وبعد ثلاثة أعوام <Figure id="eu-water-2020" />. ليس هذا توفيرًا: لقد حسبت شيئًا آخر.
    </li>
    <li>دراسات العمر الكامل تختلف. والنطاق صدق.</li>
    <li>لبس الملابس مدة أطول ينفع، أيًا كان ليفها.</li>
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
