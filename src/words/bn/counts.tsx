// The words of the switches that say which water of a T-shirt is counted, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/counts';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./counts')>;

export const COUNTED_PARTS = {
  rain: 'বৃষ্টি',
  irrigation: 'সেচ',
  dilution: 'পাতলা করার পানি',
  factory: 'কারখানা',
};
export const COUNTED_HOW = {
  rain: 'জমিতে পড়েছে',
  irrigation: 'জমিতে দেওয়া',
  fiber: 'শুধু আঁশের',
  dilution: 'কেউ ঢালেনি',
  factory: `${processCount}টি ধাপ, সর্বোচ্চ`,
};
