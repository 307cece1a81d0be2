// The words of the page about what clothes cost, in Bengali. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import type * as english from '../en/costs';
import type { Translation } from '../translation';
import { fabricCount } from './text/fabrics';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./costs')>;

export const pageTitle = 'কাপড়চোপড়ের মূল্য';
export const pageDescription = `উৎপাদনের ধাপে ধাপে কার্বন, ${fabricCount}টি কাপড়ের পানির পাশে শক্তি ও CO2, কার্ডে কার্ডে উপাদান, আর তুমি কী করতে পারো।`;
export const brief = (
  <>
    <p>
      একটা টি-শার্টের CO2-এর <Claim id="garment-phase-share">অর্ধেক</Claim> আসে পোশাক বানানো থেকে, অন্য যেকোনো ধাপের
      চেয়ে বেশি।
    </p>
    <p>
      প্রতিবার পরলে খরচটা ভাগ হয়: <Claim id="wears-30" /> হলে <Claim id="cups-per-wear-30" />।
    </p>
  </>
);

export const processTitle = 'প্রক্রিয়ার মূল্য';
export const fiveSteps = `একটা টি-শার্টের ${phaseCount}টি ধাপ।`;
export const whichPhase = 'কোনটিতে CO2 সবচেয়ে বেশি?';
export const whichOne = 'কোনটি?';
export const gramsPerShirt = 'টি-শার্টপ্রতি গ্রাম';
export const oneStudy = 'একটি গবেষণা, ২০১৯';
export const allPhases = `${phaseCount}টিরই সংখ্যা`;

export const materialsTitle = 'উপাদানের মূল্য';
export const materialsPicture = `${fabricCount}টি কাপড়, প্রতিটির এক সারি: এক গ্লাস পানি, শক্তির জন্য একটা জ্বলজ্বলে তার, আর CO2-র জন্য দানা`;
export const energyCheck = 'শক্তির সংখ্যা আমরা পেয়েছি kWh-এ; আসলে মেলে মেগাজুলে, যা আরও ছোট একক।';
/** Over what is left of the energy’s ground. */
export const energyBeside = 'শক্তি (kWh)';
export const numbersCaption = `${fabricCount}টি কাপড়ের প্রতিটির এক কেজি`;
export const oneKilogram = 'প্রতিটির এক কেজি';

export const cardsTitle = 'প্রধান উপাদানগুলোর খুঁটিনাটি';

export const tipsTitle = 'ক্রেতা হিসেবে তুমি যা করতে পারো';
export const wearsUnit = 'বার';
export const yourWears = 'একটা জামা কতবার পরো';
export const cupsAWear = (wears: string) => `কাপ প্রতিবার, ${wears} হলে`;
export const firstWear = 'কাপ প্রথমবার পরায়';
export const patchPicture = (cups: string) => `${cups} পানির তালি দেওয়া একটা টি-শার্ট`;

export const pictureNotSaved = 'ছবিটা রাখা যায়নি।';
export const savePicture = 'ছবিটা রাখো';
export const shareOrSave = 'শেয়ার করো বা রাখো';
export const share = 'শেয়ার করো';
