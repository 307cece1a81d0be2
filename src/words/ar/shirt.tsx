// The words of the page about one T-shirt, in Arabic. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import { pluralOf } from '../arabic';
import type * as english from '../en/shirt';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./shirt')>;

export const pageTitle = 'تيشيرت واحد';
export const pageDescription = 'تيشيرت قطني واحد والماء الذي يحتاجه، مرسومًا كوبًا كوبًا.';
export const brief = (
  <>
    <p>
      يحتاج قطنه إلى <Claim id="cotton-cups" />: هطل <Claim id="rain-part" /> مطرًا، وجاء{' '}
      <Claim id="irrigation-part" /> من الأنهار والآبار، ولم يصب أحد <Claim id="dilution-part" />.
    </p>
    <p>
      ويضيف المصنع <Claim id="after-finishing" />. فيبلغ المجموع حتى <Claim id="shirt-cups" />، أو{' '}
      <Claim id="shirt-liters" />.
    </p>
  </>
);

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
export const STEP_TEXTS = {
  bleaching: 'قطن بلون القش يصير أبيض.',
  dyeing: 'إلى الحوض، ثم شطف وشطف وشطف.',
  printing: 'العجينة جافة. أما الغسل فلا.',
  finishing: 'ناعم، أملس، وجاهز للمتجر.',
};
export const soFar = (cups: ReactNode) => <>حتى الآن {cups}</>;
export const cupsSoFar = 'من الأكواب حتى الآن';

// All cups, and the visitor's years.
export const closingTitle = (
  <>
    <span>
      <Claim id="shirt-cups" />.
    </span>{' '}
    <span>
      <Claim id="shirt-liters" />.
    </span>
  </>
);
/** `cups` is “403 cups”. */
export const closingFactory = (cups: string) => (
  <>
    للقطن، و<Claim id="after-finishing">{cups}</Claim> أخرى للتجهيز.
  </>
);
export const closingPeople = (people: string, fewest: string, most: string) => (
  <>
    هذا يكفي لشرب{' '}
    <b>
      <Claim id="people-for-a-day">{people}</Claim>،
    </b>{' '}
    ليوم واحد، بمعدل <Claim id="drinking-cups">{`${fewest} إلى ${most} أكواب في اليوم`}</Claim>.
  </>
);
/** The reader’s days, “1,971 days”, and “nearly five and a half years”. */
export const yours = (days: ReactNode, years: ReactNode) => (
  <>
    أو أنت وحدك، لمدة <span>{days}</span>: <span>{years}</span>. غرزة لكل يوم.
  </>
);
export const fieldPicture = (all: string) =>
  `${all}، تقدير واحد: حقل شاحب للقطن، و${processCount} كتل صغيرة للتبييض والصباغة والطباعة والتجهيز`;
export const days = (count: number, text: string) =>
  pluralOf(count, {
    one: `${text} يوم`,
    two: `${text} يوم`,
    few: `${text} أيام`,
    many: `${text} يومًا`,
    other: `${text} يوم`,
  });
export const yearsPicture = (stitches: string) =>
  `غرز على خيط واحد، عددها ${stitches}، غرزة لكل يوم، بحسب تقدير واحد`;

// The way on.
export const bigger = 'كان هذا تيشيرتًا واحدًا. انظر إلى ما هو';
export const biggerWord = 'أكبر';
/** To the page about places. */
export const whereLink = 'الأمر رهن بمكان زراعة القطن';
export const idea = (report: ReactNode) => <>المصدر: {report}، للفكرة.</>;
export const sources = (names: string) => `مصادر الأرقام: ${names}.`;
