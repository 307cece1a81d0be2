// The words of two numbers that seem to disagree, on the sources page, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/disputes';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./disputes')>;

export const title = 'ফ্যাশনের এক বছর';

/** Of the axis. */
export const unit = 'বিলিয়ন ঘনমিটার';

/** What the parts of the bars are. */
export const KINDS = {
  clothes: 'পোশাক',
  textiles: 'অন্য বস্ত্র',
  washing: 'বাড়িতে ধোয়া',
  fields: 'শুধু সেচের খেত',
  fieldsWide: 'খেত, বৃষ্টি ও দূষণ ধরে',
  unsaid: 'বলা নেই',
};

/** Who says it, and what it counts, by figure. */
export const ESTIMATES = {
  'fashion-water': { label: 'Pulse প্রতিবেদন', counts: 'ফ্যাশনশিল্প।' },
  'textiles-water': {
    label: 'Ellen MacArthur Foundation',
    counts: 'সব বস্ত্র, তুলা চাষসহ। এর দুই-তৃতীয়াংশের বেশি পোশাক; ধোয়ার পানি এর বাইরে।',
  },
  'unep-water': {
    label: 'জাতিসংঘ পরিবেশ কর্মসূচি',
    counts: 'পোশাক ও বস্ত্রশিল্প। যে চার্ট আমরা দেখেছি, তাতে এর বেশি বলা নেই।',
  },
  'textile-water': {
    label: 'বস্ত্র উৎপাদন, আমাদের গল্পে',
    counts: 'খুব সম্ভব শুধু আঁশ-ফসলের সেচের খেত, আর কিছু নয়।',
  },
  'six-fabrics-water': {
    label: `আমাদের ${fabricCount}টি কাপড়`,
    counts: 'প্রতি কেজিতে যত লিটার, গুণ এক বছরের উৎপাদন।',
  },
  'newer-cotton-irrigation': {
    label: 'তুলার সেচ, নতুন এক গবেষণায়',
    counts: 'শুধু তুলার সেচের খেত, পাঁচ মৌসুমের গড়।',
  },
  'cotton-wide-water': {
    label: 'তুলার বড় পদচিহ্ন',
    counts: 'শুধু তুলা, সঙ্গে তার বৃষ্টি আর দূষণ পাতলা করার পানি।',
  },
};

/** The questions that have a range each, by figure. */
export const RANGES = {
  'fields-range': 'সেচের খেত',
  'clothes-range': 'পোশাক',
  'textiles-range': 'সব বস্ত্র',
};
