// The words of the sources page, in French. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Figure } from '../../claim/Figure';
import { capitalize } from '../capitalize';
import type * as english from '../en/sources';
import type { Translation } from '../translation';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';
import { isOne } from './text/grammar';

export type Checked = Translation<typeof english, typeof import('./sources')>;

export const pageTitle = 'Chaque chiffre, et s’il est sûr';
export const pageDescription =
  'Chaque chiffre du récit : ce qu’il compte, d’où il vient, son calcul, et à quel point nous en sommes sûrs.';
export const onThisPage = 'Sur cette page';

/** The parts of the page. */
export const PARTS = {
  'two-numbers': 'Deux nombres qui semblent se contredire',
  mended: `${capitalize(slipCount)} erreurs, raccommodées`,
  ledger: 'Le registre',
  'our-title': 'Notre titre : le coton a-t-il soif ?',
  references: 'Références',
  'cite-this': 'Citer ce récit',
};

// After a number that stands large, how many claims have a verdict.
export const tallyHolds = 'chiffres tiennent';
export const tallyNoted = 'chiffres tiennent, avec une réserve';
export const tallyUnconfirmed = 'chiffres ne sont pas confirmés';
export const tallyOff = 'chiffres ne tiennent pas';

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
export const figures = (count: number) => (isOne(count) ? ' chiffre' : ' chiffres');
export const references = (count: number) => (isOne(count) ? ' référence' : ' références');
/** Before the references: what stands behind some of them. */
export const readingKey =
  'Entre parenthèses\u00a0: ce que nous avons lu, si c’était moins que l’ouvrage même, et ce qui rend une source faible.';

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
    Qui compte quoi ? L’industrie de la mode consomme <Figure id="fashion-water" />, selon un rapport. Tous
    les textiles consomment <Figure id="textiles-water" />, selon un autre ; les vêtements en consomment{' '}
    <Figure id="clothing-water" />, ou plus. L’image que nous avons vue d’un graphique des Nations unies donne{' '}
    <Figure id="unep-water" />, sans dire de quoi. Comptez aussi la pluie sur le coton, et le coton seul
    demande <Figure id="cotton-wide-water" />.
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
    serait tombée de toute façon. La Transformers Foundation déconseille le mot. Elle parle au nom de
    fournisseurs de denim : elle n’est donc pas neutre. Nous gardons le mot pour l’industrie, et disons de
    chaque nombre quelle eau il compte.
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

// What readers ask most, each with its answer; and how a number is checked.
export const ASKED = [
  {
    ask: 'Combien d’eau faut-il pour un T-shirt ?',
    answer: (
      <>
        <Figure id="cotton-cups" /> pour son coton, selon un compte.
      </>
    ),
  },
  {
    ask: 'Quelle part du lac Ontario prend toute la mode ?',
    answer: (
      <>
        <Figure id="lake-share" />, et non la moitié annoncée.
      </>
    ),
  },
  {
    ask: `Lequel des ${fabricCount} tissus boit le plus ?`,
    answer: 'Le coton, de loin le premier dans tous les tableaux lus.',
  },
];
export const checking =
  'Comment un chiffre est vérifié : nous cherchons la publication d’où il vient, et notons ce qui a été lu, où et quand. Chaque calcul est refait à chaque mise à jour du site.';

/** The words of a question that say nothing. */
export const EMPTY_WORDS =
  'combien de du des la le les un une est ce sont pour par en et ou il faut quel quelle quelles quels que qui quoi quand comment pourquoi d l t a y mal mauvais mauvaise bon bonne besoin utilise';
export const nothingFound = 'Rien trouvé. Essayez un mot : T-shirt, lac, coton.';
