// The words of the page about one T-shirt, in Arabic. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import { pluralOf } from '../arabic';
import type * as english from '../en/shirt';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./shirt')>;

export const pageTitle = 'تيشيرت واحد';
export const pageDescription = 'ماء يومك إلى جانب ماء تيشيرت قطني واحد: كم كوبًا؟ خمّن، ثم شاهد كل كوب مرسومًا.';

// Your cups, and the step back.
export const zoomName = 'يومك إلى جانب تيشيرت واحد';
export const zoomPictureOne = (all: string) => `تيشيرت مؤلف من ${all}؛ واحد منها محاط بدائرة`;
export const zoomPictureYours = (all: string, yours: string) => `تيشيرت مؤلف من ${all}؛ وبالأصفر ${yours}`;
/** After their number. */
export const inView = 'من الأكواب على الشاشة';
export const oneCup = 'كوب واحد';
export const ofDay = (cups: string, _isOne: boolean) => `${cups} لك في اليوم`;
export const howMany = 'كم كوبًا يحتاج تيشيرت واحد؟';
export const allCups = 'كوبًا.';
export const yourPart = (_count: number, cups: string, percent: ReactNode) => (
  <>
    <span>{`حصتك، ${cups}، هي `}</span>
    {percent}
    <span> منها.</span>
  </>
);
export const oneCupsPart = (percent: ReactNode) => (
  <>
    <span>{'كوب واحد هو '}</span>
    {percent}
    <span> منها.</span>
  </>
);

// The three waters.
export const watersName = 'تيشيرت واحد، ثلاثة أنواع من الماء';
export const watersAll = 'تيشيرت واحد، ثلاثة أنواع من الماء.';
/** Beside the parts of the picture. */
export const WATER_LABELS = {
  rain: 'هطل مطرًا',
  irrigation: 'من الأنهار والآبار',
  dilution: 'لم يصبه أحد: كان سيغسل الباقي',
};

// The four wet processes.
export const firstBath = 'الحوض الأول: التبييض.';
export const firstBathText = 'القطن الخام لونه كالقش. والتبييض يجعل القماش أبيض.';
export const place = (step: number, all: number) => `العملية الرطبة ${step} من ${all}`;
export const STEP_TEXTS = {
  bleaching: 'يصل القطن بلون القش. والتبييض ينزع هذا اللون ليوضع لون آخر، ثم يجب شطف المبيّض نفسه.',
  dyeing: `أعطش العمليات ال${processCount}. إلى الحوض، ومن الحوض، وحوضًا بعد حوض حتى يصفو الماء.`,
  printing: 'خط، أو شعار، أو نقطة حمراء صغيرة. توضع العجينة شبه جافة. أما الجزء الرطب فهو غسل ما لم يلتصق.',
  finishing: 'أنعم، وأملس، وأقل انكماشًا. الأحواض الأخيرة تعطي القماش الملمس الذي تحسه في المتجر.',
};
export const soFar = (cups: ReactNode) => <>حتى الآن {cups}</>;
/** Around the counter's number. */
export const upTo = 'ما يصل إلى';
export const cupsSoFar = 'من الأكواب حتى الآن';
export const atLeast = 'على الأقل';

// All cups, and the visitor's years.
export const closingTitle = (
  <>
    <small>ما يصل إلى</small>
    <Claim id="shirt-cups" /> من الماء
  </>
);
export const closingLiters = (
  <>
    أي <Claim id="shirt-liters" />.
  </>
);
export const closingLow = (
  <>
    وبأقل ما يلزم المصنع: <Claim id="shirt-cups-low" />.
  </>
);
export const closingText = (
  people: string,
  fewest: number,
  most: number,
  factory: string,
  correction: ReactNode,
) => (
  <>
    هذا يكفي لشرب{' '}
    <b>
      <Claim id="people-for-a-day">{people}</Claim>،
    </b>{' '}
    ليوم واحد، بمعدل <Claim id="drinking-cups">{`${fewest} إلى ${most} أكواب في اليوم`}</Claim>. ماء الحقول
    ليس ماء شرب؛ هذه مقارنة بين كميات. وقد يكون ماء المصنع، <Claim id="after-finishing">{factory}</Claim>،
    محسوبًا مرتين. {correction}.
  </>
);
export const peopleSaid = 'قالت مسودتنا الأولى ';
/** What a slip is, told once in the story. */
export const slipKey = 'كل قول غير صحيح في مسودتنا الأولى نسميه خطأ.';
export const fieldPicture = (all: string) =>
  `${all}، تقدير واحد: حقل شاحب للقطن، و${processCount} كتل صغيرة للتبييض والصباغة والطباعة والتجهيز`;
export const yourTag = (yours: string) => `${yours}،\nيوم واحد`;
export const fieldCotton = (
  <>
    <Claim id="cotton-cups" />
    {' لزراعة\nالقطن'}
  </>
);
/** After their cups. */
export const BLOCK_NAMES = {
  bleaching: 'تبييض',
  dyeing: 'صباغة',
  printing: 'طباعة',
  finishing: 'تجهيز',
};
export const fieldKey = 'ممتلئ: على الأقل،\nمفرغ: ما يصل إلى';
export const yearsTitle = (value: number, years: string) => (
  <>
    أو يكفيك وحدك{' '}
    <Claim id="your-years" value={value}>
      {years}
    </Claim>
    .
  </>
);
export const days = (count: number, text: string) =>
  pluralOf(count, {
    one: `${text} يوم`,
    two: `${text} يوم`,
    few: `${text} أيام`,
    many: `${text} يومًا`,
    other: `${text} يوم`,
  });
/** Before the days. */
export const daysDivision = (all: string, cups: number) => `\u2066${all} ÷ ${cups}\u2069 = `;
export const oneStitch = 'غرزة لكل يوم.';
export const yearsPicture = (stitches: string) =>
  `غرز على خيط واحد، عددها ${stitches}، غرزة لكل يوم، بحسب تقدير واحد`;
export const year = (number: number) => `العام ${number}`;

// The way on.
export const bigger = 'كان هذا تيشيرتًا واحدًا. انظر إلى ما هو';
export const biggerWord = 'أكبر';
/** To the page about places. */
export const whereLink = 'الأمر رهن بمكان زراعة القطن';
export const idea = (report: ReactNode) => <>المصدر: {report}، للفكرة.</>;
export const sources = (names: string) => `مصادر الأرقام: ${names}.`;
