// The words of the sources page, in French. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Figure } from '../../claim/Figure';
import { capitalize } from '../capitalize';
import type * as english from '../en/sources';
import type { Translation } from '../translation';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';

export type Checked = Translation<typeof english, typeof import('./sources')>;

export const pageTitle = 'Chaque chiffre, et s’il est sûr';
export const pageDescription =
  'Chaque chiffre du récit : ce qu’il compte, d’où il vient, son calcul, et à quel point nous en sommes sûrs.';
export const lead = 'Ce que compte chaque chiffre et d’où il vient. Le calcul est posé : refaites-le.';
export const onThisPage = 'Sur cette page';

/** The parts of the page. */
export const PARTS = {
  'two-numbers': 'Deux nombres qui semblent se contredire',
  mended: `${capitalize(slipCount)} erreurs, raccommodées`,
  ledger: 'Le registre',
  'our-title': 'Notre titre : le coton a-t-il soif ?',
  'for-teachers': 'Ce que nous dirions à qui enseigne',
  references: 'Références',
  'cite-this': 'Citer ce récit',
};

// After a number that stands large, how many claims have a verdict.
export const tallyHolds = 'chiffres tiennent';
export const tallyNoted = 'chiffres tiennent, avec une réserve';
export const tallyUnconfirmed =
  'chiffres ne sont pas confirmés\u00a0: nous n’avons pas pu remonter à leur source, ou à celle d’un chiffre dont ils dépendent';
export const tallyOff = (unread: string) =>
  `chiffres ne tiennent pas, et c’est écrit\u202f; ${unread} d’entre eux ne sont pas confirmés non plus`;

// The search.
export const findFigure = 'Chercher un chiffre';
export const verdict = 'Verdict';
/** As its list names them: "all" first. */
export const VERDICTS = {
  all: 'Tous les verdicts',
  holds: 'Tient',
  'holds with a note': 'Avec une réserve',
  unconfirmed: 'Non confirmé',
  off: 'Ne tient pas',
};
export const foundOf = (found: number, total: number) => `${found} sur ${total}`;

// After a number, on a fold and, for who listens, behind what the search found.
export const figures = 'chiffres';
export const references = 'références';

// Two numbers that seem to disagree.
export const key = 'Légende';
export const colon = ' : ';
export const either = (one: ReactNode, other: ReactNode) => (
  <>
    {one} ou {other} ?
  </>
);
export const ranges = 'De l’estimation la plus basse à la plus haute de chaque question';
export const finding = (
  <>
    Qui compte quoi ? L’industrie de la mode prend <Figure id="fashion-water" />, selon un rapport. Tous les
    textiles prennent <Figure id="textiles-water" />, selon un autre ; les vêtements en prennent{' '}
    <Figure id="clothing-water">62</Figure>, ou plus. L’image que nous avons vue d’un graphique des Nations
    unies donne <Figure id="unep-water" />, sans dire de quoi. Comptez aussi la pluie sur le coton, et le
    coton seul demande <Figure id="cotton-wide-water" />.
  </>
);

// Our slips, mended.
export const said = (wrong: ReactNode) => <>Notre premier jet disait : {wrong}.</>;
export const checked = (right: ReactNode, working: ReactNode) => (
  <>
    Raccommodé : {right} ({working}).
  </>
);

// The ledger.
export const ledgerIntro = (claims: ReactNode, schema: ReactNode, offlineCopy: ReactNode) => (
  <>
    Chaque chiffre est rangé sous la page qui le montre en premier. La même chose en données : {claims}, avec
    son {schema}. À ouvrir sans réseau, avec les graphiques au repos et sans le récit animé : {offlineCopy}.
  </>
);
export const schema = 'schéma';
export const whereTheyStand = 'Où ils se trouvent';
export const ofYear = (boundary: string, year: string) => `${boundary} Année : ${year}.`;
export const sources = 'Sources : ';

export const ourTitle = (
  <>
    Cela dépend de l’endroit où il pousse. Rien qu’aux États-Unis, les champs de coton reçoivent{' '}
    <Figure id="us-cotton-irrigation" /> d’eau d’irrigation. Sans irrigation, le coton boit la pluie, qui
    serait tombée de toute façon. La Transformers Foundation déconseille le mot. Elle parle pour des
    fournisseurs de denim : elle n’est donc pas neutre. Nous gardons le mot pour l’industrie, et disons de
    chaque nombre quelle eau il compte.
  </>
);

/** What we would tell a teacher, point by point. */
export const teacherPoints = (
  <>
    <li>
      Les récits sur l’eau dépendent de ce que l’on compte : l’irrigation, la pluie, ou l’eau qu’il faudrait
      pour diluer la pollution.
    </li>
    <li>
      Le coton lui-même représente <Figure id="cotton-share-of-shirt" /> de l’eau de notre T-shirt. Les étapes
      d’usine en utilisent peu, mais elles peuvent polluer.
    </li>
    <li>
      La comparaison avec le lac Ontario est <Figure id="lake-overstated">dix fois</Figure> trop grande. Un
      bon exercice : trouver l’erreur.
    </li>
    <li>Comparer avec la Californie est juste pour la taille, mais sans année confirmée.</li>
    <li>
      Multipliez deux colonnes, litres par kilogramme et millions de tonnes. Les {fabricCount} tissus donnent{' '}
      <Figure id="six-fabrics-water" />, dont <Figure id="six-fabrics-cotton" /> pour le coton. Cela concorde
      avec le récit&nbsp;: c’est bon signe, et ce n’est pas une preuve, car tout peut venir des mêmes
      tableaux.
    </li>
    <li>
      Les unités comptent. <Figure id="phases-sum">2 600</Figure> kilogrammes pour un kilogramme, c’est
      impossible. En grammes pour un T-shirt, le nombre est plausible.
    </li>
    <li>
      <Figure id="garment-phase-share">La moitié</Figure> du CO2 du T-shirt vient de la fabrication, pas de la
      culture du coton.
    </li>
    <li>
      Aucune fibre ne gagne dans toutes les colonnes. La Fiber Bible dit qu’il n’y a pas de types de fibres
      « durables » ou « non durables ».
    </li>
    <li>
      Ce que l’on inclut peut décupler un nombre. Pour une personne dans l’UE, une agence a compté{' '}
      <Figure id="eu-water-2017" /> d’eau par an et, trois ans plus tard, <Figure id="eu-water-2020" />. Ce
      n’est pas une économie : elle a compté autre chose.
    </li>
    <li>Les études sur toute la vie d’un vêtement varient. Une fourchette est honnête.</li>
    <li>Porter ses vêtements plus longtemps aide, quelle que soit la fibre.</li>
  </>
);

// Cite this.
export const edition = (number: number, date: string) => `Édition ${number}, du ${date}.`;
/** The link to the page of the data. */
export const openData = 'Tableaux, éditions et un graphique pour d’autres pages';
export const whatToCite = 'Quoi citer';
export const wholeStory = 'Tout le récit';
export const copied = 'Copié';
export const copyCitation = 'Copier la référence';
