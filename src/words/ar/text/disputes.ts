// The words of two numbers that seem to disagree, on the sources page, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/disputes';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./disputes')>;

export const title = 'عام من الأزياء';

/** Of the axis. */
export const unit = 'مليار متر مكعب';

/** What the parts of the bars are. */
export const KINDS = {
  clothes: 'الملابس',
  textiles: 'منسوجات أخرى',
  washing: 'الغسيل في البيت',
  fields: 'الحقول المروية وحدها',
  fieldsWide: 'الحقول، مع المطر والتلوث',
  unsaid: 'غير مذكور',
};

/** Who says it, and what it counts, by figure. */
export const ESTIMATES = {
  'fashion-water': { label: 'تقرير Pulse', counts: 'صناعة الأزياء.' },
  'textiles-water': {
    label: 'مؤسسة إلين ماك آرثر',
    counts: 'المنسوجات كلها، ومعها زراعة القطن. الملابس أكثر من ثلثيها؛ والغسيل يضاف إليها.',
  },
  'unep-water': {
    label: 'برنامج الأمم المتحدة للبيئة',
    counts: 'صناعة الملابس والمنسوجات. والرسم الذي رأيناه لا يقول أكثر من ذلك.',
  },
  'textile-water': {
    label: 'إنتاج المنسوجات، في قصتنا',
    counts: 'الأرجح أنها حقول الألياف المروية، ولا شيء غيرها.',
  },
  'six-fabrics-water': {
    label: `أقمشتنا ال${fabricCount}`,
    counts: 'لترات لكل كيلوغرام، مضروبة في إنتاج عام.',
  },
  'newer-cotton-irrigation': {
    label: 'ري القطن، بحسب دراسة أحدث',
    counts: 'حقول القطن المروية وحدها، متوسط خمسة مواسم.',
  },
  'cotton-wide-water': {
    label: 'البصمة الواسعة للقطن',
    counts: 'القطن وحده، مع مطره والماء اللازم لتخفيف تلوثه.',
  },
};

/** The questions that have a range each, by figure. */
export const RANGES = {
  'fields-range': 'الحقول المروية',
  'clothes-range': 'الملابس',
  'textiles-range': 'المنسوجات كلها',
};
