// The words of the dashboard of fabrics, and of its three charts alone, in Arabic. Translated by machine; no native speaker has read them yet.

import { feminine } from '../arabic';
import type * as english from '../en/fabrics';
import type { Translation } from '../translation';
import { fabricCount, measureCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./fabrics')>;

export const title = `${fabricCount} أقمشة، و${feminine(measureCount)} فواتير`;
export const pageDescription =
  'القطن والصوف والسليلوزيات والقنّب والبولي أميد والبوليستر: ماذا يأخذ كيلوغرام واحد من كل منها من الماء والطاقة، وكم يُطلق من CO2.';
export const lede = 'كيلوغرام واحد من كل منها.';
export const ask = 'المس تخمينك في رسم بياني، ثم اضغط زره.';
export const co2e = 'CO2 هنا هو CO2e: غازات أخرى تسخّن الهواء محسوبة معه.';
export const sources = (chart: string, page: string) => `المصدر: ${chart}. ولكل أرقام هذه الصفحة: ${page}.`;

/** What each chart alone says of itself, as other pages embed it. */
export const EMBED_DESCRIPTIONS = {
  water: `الماء الذي يأخذه كيلوغرام واحد من كل من الأقمشة ال${fabricCount}.`,
  energy: `الطاقة التي يأخذها كيلوغرام واحد من كل من الأقمشة ال${fabricCount}.`,
  co2: `ما يُطلقه من CO2 كيلوغرام واحد من كل من الأقمشة ال${fabricCount}.`,
};

/** Heading, button and question of each chart. */
export const FABRIC_WORDS = {
  water: { heading: 'الماء', press: 'صبّ الماء', question: 'أي قماش يشرب أكثر؟' },
  energy: { heading: 'الطاقة', press: 'استعمل الطاقة', question: 'أي قماش يأخذ أكثر الطاقة؟' },
  co2: { heading: 'CO2', press: 'أطلق CO2', question: 'أي قماش يُطلق أكثر CO2؟' },
};
