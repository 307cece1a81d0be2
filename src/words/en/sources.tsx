// The words of the sources page.

import type { ReactNode } from 'react';
import { Figure } from '../../claim/Figure';
import { capitalize } from '../capitalize';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';
import { isOne } from './text/grammar';

export const pageTitle = 'How sure is each number?';
export const pageDescription =
  'Every figure of the story with what it counts, where it comes from, the arithmetic, and how sure we are.';
export const onThisPage = 'On this page';

/** The parts of the page. */
export const PARTS = {
  'two-numbers': 'Two numbers that seem to disagree',
  mended: `${capitalize(slipCount)} slips, mended`,
  ledger: 'The ledger',
  'our-title': 'Our title: is cotton thirsty?',
  references: 'References',
  'cite-this': 'Cite this',
};

// After a number that stands large, how many claims have a verdict.
export const tallyHolds = 'figures hold';
export const tallyNoted = 'figures hold, with a note';
export const tallyUnconfirmed = 'figures are unconfirmed';
export const tallyOff = 'figures do not hold';

// The search.
export const findFigure = 'Find a figure';
export const verdict = 'Verdict';
/** As its list names them: "all" first. */
export const VERDICTS = {
  all: 'All verdicts',
  holds: 'Holds',
  'holds with a note': 'With a note',
  unconfirmed: 'Unconfirmed',
  off: 'Does not hold',
};
export const foundOf = (found: number, total: number) => `${found} of ${total}`;

// After a number, on a fold and, for who listens, behind what the search found.
export const figures = (count: number) => (isOne(count) ? ' figure' : ' figures');
export const references = (count: number) => (isOne(count) ? ' reference' : ' references');
/** Before the references: what stands behind some of them. */
export const readingKey =
  'In brackets: what we read of it, where it was less than the work itself, and what makes a source weak.';

// Two numbers that seem to disagree.
export const key = 'Key';
export const colon = ': ';
export const either = (one: ReactNode, other: ReactNode) => (
  <>
    {one} or {other}?
  </>
);
export const ranges = 'From the lowest to the highest estimate of each question';
export const finding = (
  <>
    Who counts what? The fashion industry takes <Figure id="fashion-water" />, by one report. All textiles
    take <Figure id="textiles-water" />, by another; clothes take <Figure id="clothing-water" /> of these, or
    more. The picture that we saw of a United Nations chart has <Figure id="unep-water" />, and does not say
    of what. Count the rain on the cotton too, and cotton alone needs <Figure id="cotton-wide-water" />.
  </>
);

// Our slips, mended.
export const said = (wrong: ReactNode) => <>Our first draft said: {wrong}.</>;
export const checked = (right: ReactNode, working: ReactNode) => (
  <>
    Mended: {right} ({working}).
  </>
);

// The ledger.
export const ledgerIntro = (claims: ReactNode, schema: ReactNode, offlineCopy: ReactNode) => (
  <>
    Each figure stands under the page that shows it first. The same as data: {claims}, with its {schema}. To
    open without a network, with charts at rest and no moving story: {offlineCopy}.
  </>
);
export const schema = 'schema';
export const whereTheyStand = 'Where they stand';
export const ofYear = (boundary: string, year: string) => `${boundary} Year: ${year}.`;
export const sources = 'Sources: ';

export const ourTitle = (
  <>
    It depends on where it grows. Within the US alone, farms pour <Figure id="us-cotton-irrigation" /> of
    irrigation water on their cotton. Rain-fed cotton drinks rain, which would have fallen anyway. The
    Transformers Foundation advises against the word. It speaks for denim suppliers, so it has an interest. We
    keep the word for the industry, and say of each number which water it counts.
  </>
);

// Cite this.
export const edition = (number: number, date: string) => `Edition ${number}, of ${date}.`;
/** The link to the page of the data. */
export const openData = 'Tables, editions, and a chart for your own page';
export const whatToCite = 'What you cite';
export const wholeStory = 'The whole story';
export const copied = 'Copied';
export const copyCitation = 'Copy the citation';

// What readers ask most, each with its answer; and how a number is checked.
export const ASKED = [
  {
    ask: 'How much water does a T-shirt need?',
    answer: (
      <>
        <Figure id="cotton-cups" /> for its cotton, by one count.
      </>
    ),
  },
  {
    ask: 'How much of Lake Ontario is all of fashion?',
    answer: (
      <>
        <Figure id="lake-share" />, not the half that was said.
      </>
    ),
  },
  {
    ask: `Which of the ${fabricCount} fabrics drinks most?`,
    answer: 'Cotton, first by far in every table that we read.',
  },
];
export const checking =
  'How a number is checked: we look for the study or report behind it, and note what was read, where and when. Our arithmetic is repeated whenever the site changes.';

/** The words of a question that say nothing. */
export const EMPTY_WORDS =
  'how much many does do did a an the is are was be can of in to for and or so it its my our your i we need needs take takes use uses used what which who where when why good bad really one there that this';
export const nothingFound = 'Nothing found. Try one word: T-shirt, lake, cotton.';
