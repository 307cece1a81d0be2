// The words of the sources page, in Spanish. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Figure } from '../../claim/Figure';
import { capitalize } from '../capitalize';
import type * as english from '../en/sources';
import type { Translation } from '../translation';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./sources')>;

export const pageTitle = 'Cada número, y cuán seguro es';
export const pageDescription =
  'Cada cifra de la historia: qué cuenta, de dónde viene, su cálculo y cuánta seguridad tenemos.';
export const lead = 'Qué cuenta cada cifra y de dónde viene. Las cuentas están hechas: repítelas.';
export const onThisPage = 'En esta página';

/** The parts of the page. */
export const PARTS = {
  'two-numbers': 'Dos números que parecen contradecirse',
  mended: `${capitalize(slipCount)} errores, remendados`,
  ledger: 'El libro de cuentas',
  'our-title': 'Nuestro título: ¿tiene sed el algodón?',
  'for-teachers': 'Lo que le diríamos a quien enseña',
  references: 'Referencias',
  'cite-this': 'Cómo citar',
};

// After a number that stands large, how many claims have a verdict.
export const tallyHolds = 'cifras se sostienen';
export const tallyNoted = 'cifras se sostienen, con una nota';
export const tallyUnconfirmed =
  'cifras están sin confirmar: no encontramos su origen, o el de otra en la que se apoyan';
export const tallyOff = (unread: string) =>
  `cifras no se sostienen, y lo dicen; ${unread} de ellas están, además, sin confirmar`;

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
export const figures = 'cifras';
export const references = 'referencias';

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
    textiles usan <Figure id="textiles-water" />, según otro; la ropa se lleva{' '}
    <Figure id="clothing-water">62</Figure> de ellos, o más. La imagen que vimos de un gráfico de las Naciones
    Unidas da <Figure id="unep-water" />, y no dice de qué. Cuenta también la lluvia sobre el algodón, y el
    algodón por sí solo necesita <Figure id="cotton-wide-water" />.
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
    La Transformers Foundation aconseja no usar la palabra. Habla por proveedores de denim, así que tiene un
    interés. Reservamos la palabra para la industria y decimos de cada número qué agua cuenta.
  </>
);

/** What we would tell a teacher, point by point. */
export const teacherPoints = (
  <>
    <li>
      Las historias del agua dependen de qué se cuenta: el riego, la lluvia o el agua que haría falta para
      diluir la contaminación.
    </li>
    <li>
      El algodón en sí es el <Figure id="cotton-share-of-shirt" /> del agua de nuestra camiseta. Los pasos de
      fábrica usan poca agua, pero pueden contaminar.
    </li>
    <li>
      La comparación con el lago Ontario exagera <Figure id="lake-overstated">diez veces</Figure>. Un buen
      ejercicio: encontrar el error.
    </li>
    <li>La comparación con California es justa en tamaño, pero no tiene un año confirmado.</li>
    <li>
      Multiplica dos columnas: litros por kilogramo y millones de toneladas. Las {fabricCount} telas dan{' '}
      <Figure id="six-fabrics-water" />, y el <Figure id="six-fabrics-cotton" /> es algodón. Encaja con la
      historia: es buena señal y no una prueba, pues todo puede venir de las mismas tablas.
    </li>
    <li>
      Las unidades importan. <Figure id="phases-sum">2600</Figure> kilogramos por un kilogramo no puede ser.
      Como gramos por camiseta, el número encaja.
    </li>
    <li>
      <Figure id="garment-phase-share">La mitad</Figure> del CO2 de la camiseta está en hacer la prenda, no en
      cultivar el algodón.
    </li>
    <li>
      Ninguna fibra gana en todas las columnas. La Fiber Bible dice que no hay tipos de fibra «sostenibles» ni
      «insostenibles».
    </li>
    <li>
      Según lo que se cuente, un número puede ser diez veces mayor o menor. Para una persona de la UE, una
      agencia contó <Figure id="eu-water-2017" /> de agua al año y, tres años después,{' '}
      <Figure id="eu-water-2020" />. No es un ahorro: contó otra cosa.
    </li>
    <li>Los estudios de la vida entera de una prenda varían. Un intervalo es honesto.</li>
    <li>Usar la ropa más tiempo ayuda, sea cual sea la fibra.</li>
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
