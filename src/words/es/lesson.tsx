// The words of the lesson’s pages, in Spanish. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import { capitalize } from '../capitalize';
import type * as english from '../en/lesson';
import type { Translation } from '../translation';
import { plain, reading } from './shell';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';
import { LEVELS, taskCount } from './text/lessonTasks';

export type Checked = Translation<typeof english, typeof import('./lesson')>;

export const teachTitle = 'Una clase para mañana por la mañana';
export const teachDescription =
  'Una clase sobre el agua que hay en una camiseta: un plan, largo o corto, una hoja de trabajo y unas soluciones con sus cuentas.';
export const worksheetPageTitle = 'Hoja de trabajo: ¿puede ser verdad?';
export const worksheetDescription = `${capitalize(taskCount)} tareas sobre agua, algodón y números, para imprimir en A4 o carta, con sitio para escribir.`;
export const answersPageTitle = 'Soluciones de la hoja de trabajo';
export const answersDescription = `Las soluciones de las ${taskCount} tareas, cada una con su cálculo, a partir de nuestra lista de números.`;
export const slipTitle = 'Encuentra el error';
export const slipDescription = `${capitalize(slipCount)} afirmaciones sobre ropa y agua, cada una con un error: ponlas a prueba con dos números y mira de qué tamaño es.`;
export const classPageTitle = 'Nuestra clase, taza a taza';
export const classDescription =
  'Un tablero para la clase: lo que bebe en un día, y cuántos días de sus tazas necesita el algodón de una camiseta. No se guarda nada.';

export const pagesLabel = 'Páginas de la clase';
export const lessonName = 'La clase';
export const worksheetName = 'Hoja de trabajo';
export const answersName = 'Soluciones';
export const slipName = 'Encuentra el error';
export const className = 'Nuestra clase';
export const composeName = 'Componer';
export const before = 'Antes';
export const inClass = 'En clase';
export const after = 'Después';

export const teachLead = (whole: string | undefined) => (
  <>
    Un plan, una hoja de trabajo y sus soluciones, sobre el agua que hay en una{' '}
    <span className={whole}>camiseta</span>. Es gratis, no hay que crear cuentas, y no se guarda ni se envía
    nada.
  </>
);
export const worksheetWhat = `${capitalize(taskCount)} tareas con sitio para escribir. Imprímela en blanco y negro, en el papel que tengas.`;
export const twoSheets = 'Para el plan bastan dos hojas.';
export const answersWhat = 'Las soluciones, paso a paso. Se calculan con nuestra lista de números.';
export const composeWhat = 'Tus paradas, en tu orden y con tu pregunta. Un enlace para la clase.';
export const wordsName = 'Palabras para tu clase';
export const wordsWhat = 'Las palabras de la clase, del inglés al ucraniano, en una hoja.';
export const bigScreenName = 'La pantalla grande';
export const bigScreenWhat =
  'La historia, más grande y paso a paso: con las flechas, con las teclas de página o con un mando de presentación. Tiene notas para ti. La «b» la deja a oscuras. Con Escape se sale.';
export const shortRoute = (stops: string) => `El camino corto: ${stops} paradas`;
export const offlineWhat =
  'Para un aula sin red: texto, gráficos en reposo y hojas; sin la historia en movimiento. Descomprímelo y abre guide.html.';

export const planTitle = 'La clase';
export const totalMinutes = (minutes: number) => `${minutes} minutos`;
export const minutesUnit = 'minutos';
export const fitsTitle = 'Para quién es';
/** Whom and which subjects the lesson fits. */
export const FITS = [
  `Edad: de once a quince años. Niveles de la hoja de trabajo: ${LEVELS.younger}, ${LEVELS.standard}, ${LEVELS.quick}.`,
  'Matemáticas: porcentajes, razones, unidades, y la media, la mediana y el rango de los números de la clase.',
  'Ciencias y geografía: lluvia, ríos y pozos, y lo que la ropa toma de ellos.',
] as const;
export const stitchKey = 'Una puntada es un minuto.';
export const shortTitle = 'Cuando hay poco tiempo';
export const noticeTitle = '¿Qué observas?';
export const noticeText =
  'Un gráfico sin sus palabras es un acertijo. Muestra uno y pregunta dos cosas: ¿qué observas y qué te preguntas? Luego vuelve a mostrar los nombres, los números y la historia, de uno en uno.';

export const aimsTitle = 'Lo que la clase sabrá hacer después';
export const AIMS = [
  'Decir qué cuenta un número y qué deja fuera.',
  'Poner a prueba una afirmación con una división.',
  'Calcular el porcentaje de un porcentaje.',
  'Elegir la unidad que encaja y decir por qué.',
  'Hallar media, mediana y rango en los números de la propia clase.',
] as const;

export const oftenWrongTitle = 'Errores frecuentes de la clase';
/** With figures and words of the glossary, as model/lesson/lessonText.ts reads them. */
export const OFTEN_WRONG = [
  'Piensan en un grifo. Pero el {rain-part} del agua del algodón es lluvia y el {dilution-part} es [dilution].',
  'Toman una parte de una parte por una parte del todo. El algodón es el {cotton-of-textile} del agua de la tela, pero el {cotton-yarns} del agua de la moda.',
  'Piensan que el agua ha desaparecido. Da vueltas, pero durante un tiempo un lugar tiene menos.',
  'Se fían más de un número cuando tiene muchas cifras. Las tazas son {cotton-cups:number} solo porque alguien multiplicó.',
  'Buscan la mejor fibra. Ninguna fibra gana en todas las columnas.',
] as const;

/** What we would tell a teacher, point by point: texts as in model/lesson/lessonText.ts. */
export const tellTeachers = 'Lo que le diríamos a quien enseña';
export const TEACHER_POINTS = [
  'Las historias del agua dependen de qué se cuenta: el riego, la lluvia o el agua que haría falta para diluir la contaminación.',
  'El algodón en sí es el {cotton-share-of-shirt} del agua de nuestra camiseta. Las etapas de la fábrica usan poca agua, pero pueden contaminar.',
  'La comparación con el lago Ontario es {lake-overstated|diez veces} mayor de lo real. Un buen ejercicio: encontrar el error.',
  'La comparación con California es razonable en magnitud, pero no tiene un año confirmado.',
  `Multiplica dos columnas: litros por kilogramo y millones de toneladas. Las ${fabricCount} telas dan {six-fabrics-water}, y el {six-fabrics-cotton} es algodón. Encaja con la historia: es buena señal y no una prueba, pues todo puede venir de las mismas tablas.`,
  'Las unidades importan. {phases-sum|2600} kilogramos por un kilogramo no puede ser. Como gramos por camiseta, el número encaja.',
  '{garment-phase-share|La mitad} del CO2 de la camiseta está en hacer la prenda, no en cultivar el algodón.',
  'La Fiber Bible dice que no hay tipos de fibra «sostenibles» ni «insostenibles».',
  'Según lo que se cuente, un número puede ser diez veces mayor o menor. Para una persona de la UE, una agencia contó {eu-water-2017} de agua al año y, tres años después, {eu-water-2020}. No es un ahorro: contó otra cosa.',
  'Los estudios de la vida entera de una prenda varían. Un intervalo es honesto.',
  'Usar la ropa más tiempo ayuda, sea cual sea la fibra.',
] as const;

export const adaptTitle = 'Adáptala a tu clase';
export const ADAPT = [
  {
    name: 'Niñas y niños más pequeños',
    what: `En la hoja, elige «${LEVELS.younger}»: hay menos tareas y una pista bajo cada pregunta. Que dibujen las tazas: un punto por cada cien.`,
  },
  {
    name: 'Sin dispositivos',
    what: 'Basta con una pantalla delante. Si no hay ninguna, imprime esta página, la hoja de trabajo y la página de la camiseta: todas nuestras páginas se imprimen como texto sencillo con sus tablas.',
  },
  {
    name: 'Estudiantes con ceguera',
    what: `Elige «${plain}» en «${reading}», en la barra: todo queda en texto y tablas, en una sola columna. Cada gráfico tiene un botón para oírlo. Un lector de pantalla puede leer los títulos y las tablas de la hoja de trabajo.`,
  },
  {
    name: 'Estudiantes con sordera',
    what: 'Nada se cuenta solo con sonido, y no hay ninguna película.',
  },
  {
    name: 'Quienes aprenden español',
    what: 'Las páginas de la clase están escritas con palabras sencillas. Las palabras con puntos debajo muestran su significado.',
  },
] as const;

export const glossaryTitle = 'Palabras útiles';
export const examTitle = 'Cómo se llama en los exámenes';
export const EXAM_TERMS = [
  { name: 'agua azul', what: 'Agua de ríos, lagos y pozos. En el campo decimos riego.' },
  { name: 'agua verde', what: 'Lluvia que guarda el suelo y usan las plantas. Decimos lluvia.' },
  {
    name: 'agua gris',
    what: 'El agua que haría falta para diluir el agua sucia hasta que esté lo bastante limpia. Decimos dilución.',
  },
  {
    name: 'agua virtual',
    what: 'El agua que hizo falta para fabricar una cosa que se vende en otro lugar. Decimos huella.',
  },
];

export const print = 'Imprimir esta página';
/** Which tasks are printed. */
export const printTasks = 'Imprimir las tareas';
export const printPlanned = (first: string, last: string) =>
  `Como en el plan: de la tarea ${first} a la ${last}`;
export const printAll = 'Todas';

export const worksheetTitle = '¿Puede ser verdad?';
export const worksheetLead =
  'Tareas sobre agua, algodón y números. Necesitas un lápiz. Puedes usar una calculadora.';
export const pupilName = 'Nombre';
export const date = 'Fecha';
export const fabricsLabel = `Agua y producción de ${fabricCount} fibras, con una columna para rellenar`;
export const fiber = 'Fibra';
export const litersPerKilogram = 'Litros por kilogramo';
export const millionTons = 'Millones de toneladas al año';
export const billionCubicMeters = 'Miles de millones de metros cúbicos';
export const exitTitle = 'Antes de salir';
export const exitNumber = 'Un número que voy a contar en casa:';
export const exitCounts = 'Qué cuenta y qué deja fuera:';
export const exitSure = 'Cuánta seguridad tengo, y por qué:';

export const keyTitle = 'Las soluciones';
export const keyLead =
  'Cada respuesta se calcula con nuestra lista de números. Si allí cambia un número, cambian también las soluciones. Se puede redondear como se quiera, si se avisa.';
export const sample = 'Una buena respuesta: ';
export const columnLabel = 'La columna, rellena';

export const slipLead = `${capitalize(slipCount)} afirmaciones de nuestro primer borrador, cada una con un error. Ponlas a prueba con dos números.`;
export const seeAnswer = 'Ver la respuesta';
export const notThis = 'Esta no es. Mira el número que has hallado y prueba con otra.';
/** What is heard when the slip is found: what is true, and the sentences about it. */
export const mended = (right: string, found: string) => `Remendado: ${right}. ${found}`;

export const unreadable =
  'Este enlace está cortado o no contiene ninguna clase, así que el tablero se queda como estaba.';
export const olderLink = 'Este enlace es antiguo. Si se perdió su final, el último número puede estar mal.';
export const nobody = 'Nadie todavía';
export const pupils = (count: number) => (count === 1 ? `${count} estudiante` : `${count} estudiantes`);
export const pupilsFull = (count: number) => `${count} estudiantes: el tablero está lleno`;
export const question = '¿Cuántas tazas de agua bebes en un día?';
export const addPupil = (cups: string) => `Añadir una persona con ${cups}`;
export const undo = 'Deshacer';
export const clear = 'Vaciar';
/** Below the made-up class that stands on the board before anyone has answered. */
export const exampleBoard = 'Un ejemplo. Con tu primer toque se borra.';
export const oneCup = 'Una taza en el tablero es una persona.';
export const daysOfCups = 'días de nuestras tazas';
export const stripe = (
  <>
    El algodón de una camiseta necesita <Claim id="cotton-cups" />. Una raya es un día nuestro.
  </>
);
export const stripes = (cups: string) =>
  `Una camiseta de tazas a rayas. Cada raya son ${cups}, un día de la clase.`;
export const oneDay = 'un día';
export const numbersName = 'Media, mediana, rango';
export const paperName = 'En papel';
export const fullScreen = 'Pantalla completa';
export const keepBoard =
  'El enlace de esta página lleva la clase: guárdalo en favoritos para conservarla. Sin nombres, y ningún servidor la ve.';
export const tallyCaption = 'El tablero en papel: haz una raya por cada estudiante.';
export const tallyCups = 'Tazas al día';
export const tallyStrokes = 'Rayas';
export const tallyPupils = 'Personas';
export const tallyAll = 'Tazas en total';
export const tallySum = 'Suma';
export const joinName = 'Participar con código';
export const joinText =
  'Escanea el código o escribe la dirección: cada cual responde por su cuenta. Luego envía tu propio enlace a tu docente, y se lee abajo. No se nos envía nada.';
export const joinLabel = (address: string) => `Código QR: ${address}`;
