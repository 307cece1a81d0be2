// The words of the sources page, in Spanish. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Figure } from '../../claim/Figure';
import { capitalize } from '../capitalize';
import type * as english from '../en/sources';
import type { Translation } from '../translation';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';
import { isOne } from './text/grammar';

export type Checked = Translation<typeof english, typeof import('./sources')>;

export const pageTitle = 'Cada número, y cuán seguro es';
export const pageDescription =
  'Cada cifra de la historia: qué cuenta, de dónde viene, su cálculo y cuánta seguridad tenemos.';
export const onThisPage = 'En esta página';

/** The parts of the page. */
export const PARTS = {
  'two-numbers': 'Dos números que parecen contradecirse',
  mended: `${capitalize(slipCount)} errores, remendados`,
  ledger: 'El libro de cuentas',
  'our-title': 'Nuestro título: ¿tiene sed el algodón?',
  references: 'Referencias',
  'cite-this': 'Cómo citar',
};

// After a number that stands large, how many claims have a verdict.
export const tallyHolds = 'cifras se sostienen';
export const tallyNoted = 'cifras se sostienen, con una nota';
export const tallyUnconfirmed = 'cifras están sin confirmar';
export const tallyOff = 'cifras no se sostienen';

// The search.
export const findFigure = 'Busca una cifra';
export const verdict = 'Veredicto';
/** As its list names them: "all" first. */
export const VERDICTS = {
  all: 'Todos los veredictos',
  holds: 'Se sostiene',
  'holds with a note': 'Con una nota',
  unconfirmed: 'Sin confirmar',
  off: 'No se sostiene',
};
export const foundOf = (found: number, total: number) => `${found} de ${total}`;

// After a number, on a fold and, for who listens, behind what the search found.
export const figures = (count: number) => (isOne(count) ? ' cifra' : ' cifras');
export const references = (count: number) => (isOne(count) ? ' referencia' : ' referencias');
/** Before the references: what stands behind some of them. */
export const readingKey =
  'Entre paréntesis: lo que leímos, si fue menos que la obra misma, y lo que hace débil a una fuente.';

// Two numbers that seem to disagree.
export const key = 'Leyenda';
export const colon = ': ';
export const either = (one: ReactNode, other: ReactNode) => (
  <>
    ¿{one} o {other}?
  </>
);
export const ranges = 'De la estimación más baja a la más alta de cada pregunta';
export const finding = (
  <>
    ¿Quién cuenta qué? La industria de la moda usa <Figure id="fashion-water" />, según un informe. Todos los
    textiles usan <Figure id="textiles-water" />, según otro; la ropa se lleva <Figure id="clothing-water" />{' '}
    de ellos, o más. La imagen que vimos de un gráfico de las Naciones Unidas da <Figure id="unep-water" />, y
    no dice de qué. Cuenta también la lluvia sobre el algodón, y el algodón por sí solo necesita{' '}
    <Figure id="cotton-wide-water" />.
  </>
);

// Our slips, mended.
export const said = (wrong: ReactNode) => <>Nuestro primer borrador decía: {wrong}.</>;
export const checked = (right: ReactNode, working: ReactNode) => (
  <>
    Remendado: {right} ({working}).
  </>
);

// The ledger.
export const ledgerIntro = (claims: ReactNode, schema: ReactNode, offlineCopy: ReactNode) => (
  <>
    Cada cifra está bajo la página que la muestra primero. Lo mismo, como datos: {claims}, con su {schema}.
    Para abrir sin red, con gráficos en reposo y sin la historia en movimiento: {offlineCopy}.
  </>
);
export const schema = 'esquema';
export const whereTheyStand = 'Dónde están';
export const ofYear = (boundary: string, year: string) => `${boundary} Año: ${year}.`;
export const sources = 'Fuentes: ';

export const ourTitle = (
  <>
    Depende de dónde crezca. Solo en Estados Unidos, el riego del algodón va de un extremo a otro:{' '}
    <Figure id="us-cotton-irrigation" />. El algodón de secano bebe lluvia, que habría caído de todos modos.
    La Transformers Foundation aconseja no usar la palabra. Habla en nombre de proveedores de denim, así que
    tiene un interés. Reservamos la palabra para la industria y decimos de cada número qué agua cuenta.
  </>
);

// Cite this.
export const edition = (number: number, date: string) => `Edición ${number}, del ${date}.`;
/** The link to the page of the data. */
export const openData = 'Tablas, ediciones y un gráfico para tu propia página';
export const whatToCite = 'Qué citas';
export const wholeStory = 'La historia entera';
export const copied = 'Copiado';
export const copyCitation = 'Copiar la cita';

// What readers ask most, each with its answer; and how a number is checked.
export const ASKED = [
  {
    ask: '¿Cuánta agua necesita una camiseta?',
    answer: (
      <>
        <Figure id="cotton-cups" /> para su algodón, según una cuenta.
      </>
    ),
  },
  {
    ask: '¿Qué parte del lago Ontario es toda la moda?',
    answer: (
      <>
        <Figure id="lake-share" />, no la mitad que se decía.
      </>
    ),
  },
  {
    ask: `¿Cuál de las ${fabricCount} telas bebe más?`,
    answer: 'El algodón, primero con mucho en todas las tablas que leímos.',
  },
];
export const checking =
  'Cómo se comprueba una cifra: buscamos la publicación de la que viene y anotamos qué se leyó, dónde y cuándo. Cada cálculo se repite cada vez que cambia el sitio.';

/** The words of a question that say nothing. */
export const EMPTY_WORDS =
  'como cuanta cuanto cuantos cuantas de del la el los las lo un una es son para por en y o que cual cuales quien donde cuando necesita necesitan gasta usa hace falta mal malo mala bueno buena se su mi hay';
export const nothingFound = 'No se encontró nada. Prueba con una palabra: camiseta, lago, algodón.';
