// The tasks of the worksheet; figures stand in braces and words of the glossary in brackets (model/lesson/lessonText.ts), in Spanish.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonTasks';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { numberWord } from './grammar';

export type Checked = Translation<typeof english, typeof import('./lessonTasks')>;

export const TASK_TITLES = {
  share: 'Tu parte de la camiseta',
  cups: 'De litros a tazas',
  lake: '¿Medio lago?',
  percent: 'El porcentaje de un porcentaje',
  unit: '¿Qué unidad encaja?',
  columns: 'Multiplica dos columnas',
  count: '¿Qué agua cuenta?',
  places: '¿Lluvia o río?',
  lives: 'Dos vidas de una camiseta',
  jeans: 'Una afirmación de las noticias',
};
/** How many tasks the standard sheet has: "ten". */
export const taskCount = numberWord(Object.keys(TASK_TITLES).length);
/** A task's place on the worksheet: "three". */
export const taskPlace = (task: keyof typeof TASK_TITLES) =>
  numberWord(Object.keys(TASK_TITLES).indexOf(task) + 1);

export const shareGiven =
  'Supón que bebes seis tazas de agua al día. Para cultivar el algodón de una camiseta hacen falta {cotton-cups} de agua. Esa es su [footprint] hídrica.';
export const sharePart = '¿Qué parte de la camiseta es tu día? Divide. Escríbelo en porcentaje.';
export const shareOneIn = 'Dilo con palabras: ¿una taza de cada cuántas?';

export const cupsGiven =
  'La fuente cuenta en litros: {cotton-liters} para el algodón de una camiseta. Un litro son unas {cups-per-liter:number} tazas.';
export const cupsHowMany = '¿Cuántas tazas son?';
export const cupsExact = 'Una taza de Estados Unidos son {us-cup}. Usa ahora este número. ¿Sale lo mismo?';
export const cupsExactAlso = 'Salen unas pocas tazas menos. La primera vez se usó un número redondeado.';

export const lakeGiven =
  'Nuestro primer borrador decía: cada año, la moda gasta tanta agua como la mitad del lago Ontario. Una estimación dice que gasta {fashion-water}. En el lago caben {lake-ontario}. Un kilómetro cúbico son mil millones de metros cúbicos.';
export const lakePercent = '¿Qué porcentaje del lago es en realidad?';
export const lakeTimes = '¿Cuántas veces mayor que la parte real es «la mitad»?';
export const lakeTimesAlso =
  'Es casi diez. Puede que alguien pusiera la coma decimal en el sitio equivocado.';

export const percentGiven =
  'Del agua que gasta la moda, el {textile-share} se usa para hacer tela. De esa parte, el {cotton-of-textile} es para el algodón.';
export const percentCotton = '¿Qué porcentaje de toda el agua de la moda es para el algodón?';
export const percentWhyNot = '¿Por qué la respuesta no es el {cotton-of-textile}?';
export const percentWhyNotSample =
  'Es una parte de una parte. Solo cuenta el agua de la tela, no toda el agua de la moda.';

export const unitGiven =
  'Un gráfico de nuestro primer borrador dice que todo lo que le pasa a una camiseta suma {phases-sum:number} kilogramos de [co2e] [per-kilogram] de tela, y que {cotton-phase:number} de esos kilogramos son solo del algodón. Pero una tabla dice que un kilogramo de [lint] da {cotton-co2:number} kilogramos.';
export const unitTimes = '¿Cuántas veces mayor que el de la tabla es el número del gráfico para el algodón?';
export const unitGrams =
  'Lee ahora la suma como gramos por camiseta. ¿Cuántos kilogramos son? Otros estudios hallaron {published-shirts-co2}. ¿Encaja?';
export const unitGramsAlso = 'Encaja. Así que la unidad correcta es gramos por camiseta.';

export const columnsGiven =
  'La tabla muestra cuánta agua necesita un kilogramo de cada fibra y cuánta fibra se produce en el mundo en un año. Litros por kilogramo, multiplicados por millones de toneladas, dan miles de millones de litros. Mil de esos son mil millones de metros cúbicos.';
export const columnsCotton = 'Rellena la última columna. ¿Cuánto sale para el algodón?';
export const columnsSum = `Suma las ${fabricCount} fibras.`;
export const columnsPercent = '¿Qué porcentaje es algodón?';
export const columnsPercentAlso =
  'La historia dice {cotton-of-textile}. Los dos números se parecen. Es buena señal y no una prueba: pueden venir de las mismas tablas.';

export const countGiven =
  'Los {cotton-liters} que hay detrás del algodón de una camiseta son de tres clases: el {irrigation-part} es [irrigation], el {rain-part} es lluvia y el {dilution-part} es [dilution].';
export const countIrrigation = '¿Cuántos litros son riego?';
export const countRain = '¿Cuántos litros son lluvia?';
export const countDilution = '¿Cuántos litros son dilución?';
export const countWhich = '¿Cuál de las tres contarías tú? Da una razón.';
export const countWhichSample =
  'No hay una sola respuesta correcta. Una buena da una razón: la lluvia caería en el campo de todos modos, pero el río se queda vacío para quienes viven más abajo.';

export const placesGiven =
  'Un estudio contó el agua del algodón por lugares, para 1996-2005. El algodón de una camiseta tomó estas tazas de ríos y pozos: {china-river-cups:number} en China, de media, y {xinjiang-river-cups:number} en Xinjiang, al oeste de China.';
export const placesTimes =
  'Hoy casi todo el algodón de China crece en Xinjiang. ¿Por cuánto hay que multiplicar las tazas de la media para llegar a las de allí?';
export const placesTimesAlso =
  'Las cuentas siguen siendo de aquellos años: no se halló otra más reciente por lugares.';
export const placesWhich =
  'Cultivado en Brasil, el algodón de una camiseta toma {brazil-river-cups:number} tazas de ríos y pozos y {brazil-rain-cups:number} de lluvia. En Uzbekistán toma {uzbekistan-river-cups:number} y {uzbekistan-rain-cups:number}. ¿Es una mejor que la otra? ¿Qué más tendrías que saber?';
export const placesWhichSample =
  'No hay una sola respuesta correcta. Una buena dice lo que las tazas callan: bosques, suelos y venenos, qué otra cosa podría haber crecido con la lluvia y en qué se aparta un campo de su país. Además, la cuenta es vieja.';

export const livesGiven =
  'Abre la página «Una camiseta, dos vidas». Un estudio dice que el uso es el {use-phase-share} del [co2e] de una camiseta; otro dice {published-use-share}.';
export const livesPredict =
  'Predice primero: secadora, plancha o electricidad. ¿Cuál mueve más la parte? Luego pulsa los tres botones y anota cuánto suma cada uno.';
export const livesPredictSample =
  'La electricidad de Polonia suma más; después, la secadora y la plancha. Una predicción con una razón es buena, acierte o no.';
export const livesMaking =
  'Hacer una camiseta emite {making-co2}. Según la regla europea se lleva {life-wears:number} veces. ¿Cuántos gramos son por cada uso?';
export const livesMakingAlso =
  'El cuidado se suma. El doble de usos reduce esta parte a la mitad, pero no el cuidado.';
export const livesExplain = 'Explica: ¿por qué dos estudios serios pueden diferir tanto?';
export const livesExplainSample =
  'No tienen por qué estar mal. Quizá cuentan otros hogares: otra secadora, más plancha, otra electricidad, una camiseta que se lleva menos. Las partes dependen de lo que se supone, y por eso un estudio tiene que decirlo.';

export const jeansGiven =
  'Esta afirmación no sale en nuestra historia. En 2019, las Naciones Unidas escribieron: para hacer unos jeans hacen falta {jeans-liters} de agua, tanta como bebe una persona en {jeans-years}. Un litro son unas {cups-per-liter:number} tazas. Ponla a prueba como harías con un error: divide, y mira cuánto se aleja.';
export const jeansYears =
  'Supón que una persona bebe ocho tazas al día. ¿Para cuántos años alcanza esa agua?';
export const jeansTimes = '¿Cuántas veces más largo es ese tiempo que el de la afirmación?';
export const jeansTimesAlso =
  'La afirmación piensa, pues, en alguien que bebe {jeans-cups-a-day}. Hay quien lo hace: un comité de Estados Unidos dice {us-drinking-cups}. El tamaño encaja, pero tendría que decir cuánto bebe una persona.';
export const jeansTell = '¿La contarías a otros? Di qué cuenta, qué deja fuera y si te parece segura.';
export const jeansTellSample =
  'No hay una sola respuesta correcta. Una buena dice que el tamaño puede estar bien: unos jeans llevan más algodón que una camiseta, y esta toma {cotton-liters}. También dice lo que falta: qué agua se cuenta, cuánto bebe una persona, y que nadie bebe el agua de un campo.';

export const QUICK_TITLES = { lint: '¿Semillas o fibra?' };
export const lintGiven =
  'Un estudio contó el agua del algodón con semilla: la [lint] y las semillas juntas, tal como se recogen. En la India, un kilogramo toma {india-irrigation:number} litros de ríos y pozos. En el mundo, un kilogramo de fibra toma {lint-water:number} litros de agua de toda clase, y uno de algodón con semilla {seed-cotton-water:number}. Una camiseta lleva {shirt-weight} de fibra. Un litro son unas {cups-per-liter:number} tazas.';
export const lintCups = '¿Cuántas tazas de ríos y pozos toma en la India el algodón de una camiseta?';
export const lintWhy = '¿Por qué un kilogramo de fibra toma más agua que uno de algodón con semilla?';
export const lintWhySample =
  'Hace falta más de un kilogramo de algodón con semilla para sacar uno de fibra. También las semillas cargan con parte del agua: el estudio la reparte según el precio de cada cosa.';

export const LEVELS = { younger: 'Más jóvenes', standard: 'Normal', quick: 'Rápidos' };

export const BARS = {
  day: 'Una persona, en un día',
  shirt: 'El algodón de una camiseta',
  bath: 'Una bañera',
  fashion: 'La moda, en un año',
  lake: 'Lago Ontario',
  cloth: 'De ella, para tela',
  chart: 'Kilogramos en el gráfico',
  table: 'Kilogramos en la tabla',
  irrigation: 'Riego',
  rain: 'Lluvia',
  dilution: 'Dilución',
  brazil: 'Brasil',
  china: 'China, de media',
  xinjiang: 'Xinjiang',
  uzbekistan: 'Uzbekistán',
  oneStudy: 'Un estudio',
  otherStudy: 'Otro estudio',
  jeans: 'Unos jeans',
  seedCotton: 'Algodón con semilla',
  lint: 'Fibra',
};
