import { syllable } from 'syllable';
import type { Language } from '../src/words/languages';

/** No formula of readability that counts syllables was fitted to Bengali or Arabic. */
export type GradedLanguage = Exclude<Language, 'bn' | 'ar'>;

// Written for running text: names, rare words and compounds whose parts meet in two vowels (Mode-industrie) may be off by one.

/** ie, ue, ai and the like are one syllable, two strong vowels or an accented í, ú beside one are two. */
function countSpanish(word: string): number {
  return (
    word
      .replace(/qu|gu(?=[eiéí])/g, 'g')
      .match(
        /[iuü]?[íú]|[iuü]?[aeoáéó](?:[iuü](?![aeoáéó])|y(?![aeiouáéíóú]))?|[iuü]{1,2}y?|y(?![aeiouáéíóú])/g,
      )?.length ?? 0
  );
}

/** A mute e at the end is none; -ent is one syllable also where a verb leaves it mute, which errs to the strict side. */
function countFrench(word: string): number {
  const vowels = 'aàâæeéèêëiîïoôœuùûüyÿ';
  const spelled = word
    .replace(/qu|gu(?=[eéèêiî])/g, 'g')
    .replace(new RegExp(`(?<=[${vowels}])y(?=[${vowels}])`, 'g'), 'j');
  const voiced = spelled.replace(new RegExp(`(?<=[${vowels}].*)es?$`), '');
  return (
    voiced
      .replace(new RegExp(`é(?=[${vowels}])`, 'g'), 'é·')
      .replace(/(?<=[aeo])(?=[éèêëï])/g, '·')
      .match(new RegExp(`[${vowels}]+`, 'g'))?.length ?? 0
  );
}

/** ei, eu, ie and double vowels are one syllable; -ien at the end is two where it is not the only one (Asien). */
function countGerman(word: string): number {
  return (
    word
      .replace(/qu/g, 'k')
      .replace(/(?<=[aeiouyäöü].*)ien$/, 'i·en')
      .match(/ei|ai|ey|au|eu|äu|ie|aa|ee|oo|[aeiouyäöüé]/g)?.length ?? 0
  );
}

const COUNTERS: Record<GradedLanguage, (word: string) => number> = {
  en: syllable,
  es: countSpanish,
  fr: countFrench,
  de: countGerman,
};

/** How many syllables a word has in a language; one at least, also a numeral. */
export function countSyllables(word: string, language: GradedLanguage): number {
  return Math.max(1, COUNTERS[language](language === 'en' ? word : word.toLowerCase()));
}
