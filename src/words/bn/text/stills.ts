// What the still pictures of the T-shirt's page show, in Bengali. Translated by machine; no native speaker has read them yet.

import { inDigits } from '../../bengali';
import type * as english from '../../en/text/stills';
import type { Translation } from '../../translation';
import { processCount } from './processes';

export type Checked = Translation<typeof english, typeof import('./stills')>;

export const shirt = (cups: string) => `${cups}টি ছোট কাপে আঁকা টি-শার্ট, তার তুলা যত কাপ পানি নিয়েছে, প্রতি কাপে একটি।`;
export const waters =
  'কাপে আঁকা সেই টি-শার্ট, পানির রকম ধরে রং করা: হাতা ও কাঁধ বৃষ্টির, শরীর সেচের, আর নিচের পাড়ে ফাঁকা কাপ, যা দূষণ পাতলা করার জন্য শুধু হিসাবে ধরা।';
/** All cups, and those of the four processes in their order. */
export const steps = (all: string, [bleaching, dyeing, printing, finishing]: readonly number[]) =>
  `${all}, এক হিসাব অনুযায়ী, সারিতে সারিতে: ব্লিচ করায় ${inDigits(bleaching)}, রং করায় ${inDigits(dyeing)}, ছাপ দেওয়ায় ${inDigits(printing)} ও ফিনিশিংয়ে ${inDigits(finishing)}। ভরাট কাপগুলো “অন্তত”; ফাঁকাগুলো মিলিয়ে “সর্বোচ্চ”।`;
export const field = (all: string, cotton: string) =>
  `${all}, এক হিসাব অনুযায়ী: তুলার জন্য ${cotton} কাপের হালকা রঙের চওড়া মাঠ, আর নিচে কারখানার জন্য ${processCount}টি ছোট খোপ।`;
