// The words of the sources page.

import type { ReactNode } from 'react';
import { Figure } from '../../claim/Figure';
import { capitalize } from '../capitalize';
import { slipCount } from './text/corrections';
import { fabricCount } from './text/fabrics';

export const pageTitle = 'How sure is each number?';
export const pageDescription =
  'Every figure of the story with what it counts, where it comes from, the arithmetic, and how sure we are.';
export const lead =
  'What each figure counts, and where it comes from. The arithmetic is worked out: repeat it.';
export const onThisPage = 'On this page';

/** The parts of the page. */
export const PARTS = {
  'two-numbers': 'Two numbers that seem to disagree',
  mended: `${capitalize(slipCount)} slips, mended`,
  ledger: 'The ledger',
  'our-title': 'Our title: is cotton thirsty?',
  'for-teachers': 'What we would tell a teacher',
  references: 'References',
  'cite-this': 'Cite this',
};

// After a number that stands large, how many claims have a verdict.
export const tallyHolds = 'figures hold';
export const tallyNoted = 'figures hold, with a note';
export const tallyUnconfirmed = 'figures are unconfirmed: we could not trace them, or one that they rest on';
export const tallyOff = (unread: string) =>
  `figures do not hold, and say so; ${unread} of them are unconfirmed, too`;

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
export const figures = 'figures';
export const references = 'references';

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
    take <Figure id="textiles-water" />, by another; clothes take <Figure id="clothing-water">62</Figure> of
    these, or more. The picture that we saw of a United Nations chart has <Figure id="unep-water" />, and does
    not say of what. Count the rain on the cotton too, and cotton alone needs{' '}
    <Figure id="cotton-wide-water" />.
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

/** What we would tell a teacher, point by point. */
export const teacherPoints = (
  <>
    <li>
      Water stories depend on what is counted: irrigation, rain, or the water it would take to thin out
      pollution.
    </li>
    <li>
      The cotton itself is <Figure id="cotton-share-of-shirt" /> of our T-shirt’s water. Factory steps are
      small in volume, but they can pollute.
    </li>
    <li>
      The Lake Ontario comparison is <Figure id="lake-overstated">ten times</Figure> too big. A good exercise:
      find the slip.
    </li>
    <li>California is a fair comparison of size, with no confirmed year.</li>
    <li>
      Multiply two columns, liters per kilogram and million tons. The {fabricCount} fabrics give{' '}
      <Figure id="six-fabrics-water" />, <Figure id="six-fabrics-cotton" /> of it cotton. That fits the story:
      a good sign and no proof, since both may go back to the same tables.
    </li>
    <li>
      Units matter. <Figure id="phases-sum">2,600</Figure> kilograms for one kilogram cannot be. As grams for
      one T-shirt the number fits.
    </li>
    <li>
      <Figure id="garment-phase-share">Half</Figure> of the T-shirt’s carbon is in making the garment, not in
      growing the cotton.
    </li>
    <li>
      No fiber wins every column. The Fiber Bible says that there are no “sustainable” or “unsustainable”
      fiber types.
    </li>
    <li>
      A boundary can move a number tenfold. For one person in the EU, one agency counted{' '}
      <Figure id="eu-water-2017" /> of water a year, and three years later <Figure id="eu-water-2020" />. That
      is no saving: it counted something else.
    </li>
    <li>Studies of a whole life vary. A range is honest.</li>
    <li>Wearing clothes longer helps, whatever the fiber.</li>
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
