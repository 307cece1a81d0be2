/** The languages of the lesson's words: each by its own name, and how it is written. */
export const WORD_LANGUAGES = {
  en: { name: 'English', dir: 'ltr' },
  es: { name: 'Español', dir: 'ltr' },
  fr: { name: 'Français', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
  tr: { name: 'Türkçe', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
  uk: { name: 'Українська', dir: 'ltr' },
} as const;
export type WordLanguage = keyof typeof WORD_LANGUAGES;

type ClassWord = Readonly<Record<WordLanguage, string>>;

/** A row for each word, in the order of the languages above. */
const ROWS = `
water | agua | eau | Wasser | su | ماء | вода
rain | lluvia | pluie | Regen | yağmur | مطر | дощ
river | río | rivière | Fluss | nehir | نهر | річка
lake | lago | lac | See | göl | بحيرة | озеро
field | campo | champ | Feld | tarla | حقل | поле
harvest | cosecha | récolte | Ernte | hasat | حصاد | врожай
irrigation | riego | irrigation | Bewässerung | sulama | ريّ | зрошення
dilution | dilución | dilution | Verdünnung | seyreltme | تخفيف | розбавлення
blue water | agua azul | eau bleue | blaues Wasser | mavi su | مياه زرقاء | блакитна вода
green water | agua verde | eau verte | grünes Wasser | yeşil su | مياه خضراء | зелена вода
gray water | agua gris | eau grise | graues Wasser | gri su | مياه رمادية | сіра вода
virtual water | agua virtual | eau virtuelle | virtuelles Wasser | sanal su | مياه افتراضية | віртуальна вода
water footprint | huella hídrica | empreinte eau | Wasserfußabdruck | su ayak izi | بصمة مائية | водний слід
cotton | algodón | coton | Baumwolle | pamuk | قطن | бавовна
fiber | fibra | fibre | Faser | lif | ليف | волокно
thread | hilo | fil | Faden | iplik | خيط | нитка
fabric | tela | tissu | Stoff | kumaş | قماش | тканина
dye | tinte | teinture | Farbstoff | boya | صبغة | барвник
T-shirt | camiseta | tee-shirt | T-Shirt | tişört | تيشيرت | футболка
factory | fábrica | usine | Fabrik | fabrika | مصنع | фабрика
to wash | lavar | laver | waschen | yıkamak | غسل | прати
energy | energía | énergie | Energie | enerji | طاقة | енергія
electricity | electricidad | électricité | Strom | elektrik | كهرباء | електроенергія
emissions | emisiones | émissions | Emissionen | emisyonlar | انبعاثات | викиди
cup | taza | tasse | Tasse | bardak | كوب | чашка
liter | litro | litre | Liter | litre | لتر | літр
kilogram | kilogramo | kilogramme | Kilogramm | kilogram | كيلوغرام | кілограм
guess | suposición | supposition | Vermutung | tahmin | تخمين | припущення
source | fuente | source | Quelle | kaynak | مصدر | джерело
average | promedio | moyenne | Durchschnitt | ortalama | متوسط | середнє
`;

/** The words of one line, each in its language. Throws a RangeError that names a line in which one is missing. */
export function readWords(line: string): ClassWord {
  const ids = Object.keys(WORD_LANGUAGES) as WordLanguage[];
  const words = line.split('|').map((word) => word.trim());
  if (words.length !== ids.length || words.includes('')) throw new RangeError(`classWords: "${line}"`);
  return Object.fromEntries(ids.map((id, place) => [id, words[place]])) as ClassWord;
}

/**
 * The words of the lesson in the languages of a class, exams' terms among them. The English ones are ours; a machine made
 * all others, and nobody has read them yet.
 */
export const classWords: readonly ClassWord[] = ROWS.trim().split('\n').map(readWords);
