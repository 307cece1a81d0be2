/** The forms of a counted noun by the categories of CLDR: { one: 'cup', other: 'cups' }. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { other: string };

const pair = (one: string, other: string): Forms => ({ one, other });
/** Arabic: one and two after a number, 3 to 10, 11 to 99, and all else. */
const arab = (one: string, few: string, many = one): Forms => ({ few, many, other: one });

/** The nouns that our messages count with digits, by language. Bengali has one form for all. */
const NOUNS: Readonly<Record<string, readonly Forms[]>> = {
  en: [
    pair('cup', 'cups'),
    pair('liter', 'liters'),
    pair('kilogram', 'kilograms'),
    pair('day', 'days'),
    pair('year', 'years'),
    pair('minute', 'minutes'),
    pair('time', 'times'),
    pair('wear', 'wears'),
    pair('wash', 'washes'),
    pair('yarn', 'yarns'),
    pair('rope', 'ropes'),
    pair('stitch', 'stitches'),
    pair('white stitch', 'white stitches'),
    pair('yellow stitch', 'yellow stitches'),
    pair('pupil', 'pupils'),
    pair('person', 'people'),
    pair('world', 'worlds'),
    pair('point', 'points'),
    pair('shirt', 'shirts'),
    pair('stop', 'stops'),
    pair('task', 'tasks'),
    pair('letter', 'letters'),
    pair('place', 'places'),
    pair('figure', 'figures'),
    pair('reference', 'references'),
    pair('claim', 'claims'),
    pair('turn', 'turns'),
  ],
  es: [
    pair('taza', 'tazas'),
    pair('litro', 'litros'),
    pair('gramo', 'gramos'),
    pair('kilogramo', 'kilogramos'),
    pair('día', 'días'),
    pair('año', 'años'),
    pair('minuto', 'minutos'),
    pair('vez', 'veces'),
    pair('uso', 'usos'),
    pair('lavado', 'lavados'),
    pair('hilo', 'hilos'),
    pair('cuerda', 'cuerdas'),
    pair('puntada', 'puntadas'),
    pair('alumno', 'alumnos'),
    pair('persona', 'personas'),
    pair('mundo', 'mundos'),
    pair('punto', 'puntos'),
    pair('camiseta', 'camisetas'),
    pair('parada', 'paradas'),
    pair('tarea', 'tareas'),
    pair('letra', 'letras'),
    pair('lugar', 'lugares'),
    pair('cifra', 'cifras'),
    pair('referencia', 'referencias'),
  ],
  fr: [
    pair('tasse', 'tasses'),
    pair('litre', 'litres'),
    pair('gramme', 'grammes'),
    pair('kilogramme', 'kilogrammes'),
    pair('jour', 'jours'),
    pair('an', 'ans'),
    pair('minute', 'minutes'),
    pair('utilisation', 'utilisations'),
    pair('lavage', 'lavages'),
    pair('fil', 'fils'),
    pair('corde', 'cordes'),
    pair('point', 'points'),
    pair('élève', 'élèves'),
    pair('personne', 'personnes'),
    pair('monde', 'mondes'),
    pair('T-shirt', 'T-shirts'),
    pair('étape', 'étapes'),
    pair('exercice', 'exercices'),
    pair('lettre', 'lettres'),
    pair('lieu', 'lieux'),
    pair('chiffre', 'chiffres'),
    pair('référence', 'références'),
  ],
  de: [
    pair('Tasse', 'Tassen'),
    pair('Tag', 'Tage'),
    pair('Tag', 'Tagen'),
    pair('Jahr', 'Jahre'),
    pair('Jahr', 'Jahren'),
    pair('Minute', 'Minuten'),
    pair('Wäsche', 'Wäschen'),
    pair('Faden', 'Fäden'),
    pair('Seil', 'Seile'),
    pair('Stich', 'Stiche'),
    pair('Stich', 'Stichen'),
    pair('Mensch', 'Menschen'),
    pair('Welt', 'Welten'),
    pair('Punkt', 'Punkte'),
    pair('T-Shirt', 'T-Shirts'),
    pair('Stopp', 'Stopps'),
    pair('Aufgabe', 'Aufgaben'),
    pair('Buchstabe', 'Buchstaben'),
    pair('Ort', 'Orte'),
    pair('Zahl', 'Zahlen'),
    pair('Quelle', 'Quellen'),
  ],
  bn: [],
  ar: [
    arab('كوب', 'أكواب', 'كوبًا'),
    arab('لتر', 'لترات', 'لترًا'),
    arab('غرام', 'غرامات', 'غرامًا'),
    arab('كيلوغرام', 'كيلوغرامات', 'كيلوغرامًا'),
    arab('يوم', 'أيام', 'يومًا'),
    arab('عام', 'أعوام', 'عامًا'),
    arab('شهر', 'أشهر', 'شهرًا'),
    arab('دقيقة', 'دقائق'),
    arab('ساعة', 'ساعات'),
    arab('مرة', 'مرات'),
    arab('غسلة', 'غسلات'),
    arab('خيط', 'خيوط', 'خيطًا'),
    arab('حبل', 'حبال', 'حبلًا'),
    arab('غرزة', 'غرز'),
    arab('تلميذ', 'تلاميذ', 'تلميذًا'),
    arab('شخص', 'أشخاص', 'شخصًا'),
    arab('عالم', 'عوالم', 'عالمًا'),
    arab('نقطة', 'نقاط'),
    arab('تيشيرت', 'تيشيرتات', 'تيشيرتًا'),
    arab('محطة', 'محطات'),
    arab('مهمة', 'مهام'),
    arab('حرف', 'أحرف', 'حرفًا'),
    arab('مكان', 'أماكن', 'مكانًا'),
    arab('رقم', 'أرقام', 'رقمًا'),
    arab('مرجع', 'مراجع', 'مرجعًا'),
    arab('متر مكعب', 'أمتار مكعبة', 'مترًا مكعبًا'),
  ],
};

const NUMBER = /(?<![\p{L}\p{N}.,\u202f\u00a0–-])\d[\d.,\u202f]*(?<=\d)/gu;
const readNumber = (text: string, language: string) =>
  Number(
    /^(en|ar|bn)$/.test(language)
      ? text.replaceAll(',', '')
      : text.replace(/[.\u202f](?=\d{3})/g, '').replace(',', '.'),
  );

/** Where a number and the noun after it do not agree: "1 cups", "5 دقيقة". */
export function findWrongNouns(text: string, language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const nouns = NOUNS[language] ?? [];
  return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }) => {
    const after = text.slice(index + number.length);
    const isHere = (form: string | undefined) =>
      form !== undefined &&
      /^[ \u00a0\u202f]/.test(after) &&
      after.startsWith(form, 1) &&
      !/^[\p{L}\p{M}-]/u.test(after.slice(1 + form.length));
    const all = nouns.filter((noun) => Object.values(noun).some(isHere));
    const category = rules.select(readNumber(number, language));
    return all.length === 0 || all.some((noun) => isHere(noun[category] ?? noun.other))
      ? []
      : number + after.slice(0, 20);
  });
}
