// What several files of the Arabic words need. It stands outside of their folder, where each file has an English twin.

/** The forms of a counted noun: "كوب واحد", "كوبين", 3–10 "أكواب", 11–99 "كوبًا", from 100 on "كوب". */
export interface Forms {
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

const RULES = new Intl.PluralRules('ar');

/** The form of a noun after its count, by the six forms of Arabic; none of our counts needs one of its own for zero. */
export const pluralOf = (count: number, forms: Forms): string => {
  const form = RULES.select(count);
  return form === 'zero' ? forms.other : forms[form];
};

/** A number word after a preposition or a verb: "اثنا عشر" becomes "اثني عشر", "عشرون" "عشرين". */
export const oblique = (word: string): string =>
  word
    .replace('اثنا عشر', 'اثني عشر')
    .replace('اثنان', 'اثنين')
    .replace(/ون(?= |$)/g, 'ين');

/** A number word from three to nineteen before or with a feminine noun: "خمسة" becomes "خمس", "خمسة عشر" "خمس عشرة". */
export const feminine = (word: string): string => {
  if (word.endsWith(' عشر')) return `${word.slice(0, -4).replace(/ة$/, '')} عشرة`;
  return word.replace(/ة$/, '');
};
