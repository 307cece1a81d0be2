// The words of the page about the industry's water.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';

export const pageDescription =
  'Fashion’s water of one year, measured in Lake Ontario and hung up as a hundred yarns.';
/** After the description: the chapter in brief. */
export const brief = (
  <>
    <p>
      The <Claim id="fashion-water" /> were said to equal <Claim id="lake-claimed">half</Claim> of Lake
      Ontario; they are <Claim id="lake-share" /> of it.
    </p>
    <p>
      <Claim id="textile-share" /> of that goes to textile production, and <Claim id="cotton-of-textile" /> of
      this share is tied to cotton.
    </p>
  </>
);

export const claimUnit = 'billion cubic meters of water, every year.';
export const howMuch = 'How much of Lake Ontario is that?';
export const yourShare = 'Your guess, in percent of the lake';
/** After the number that is guessed. */
export const shareUnit = '% of the lake';

/** Below the number: the claim, struck, and what is true. */
export const checkText = (half: ReactNode) => (
  <>
    Said to equal {half} of Lake Ontario. Then we checked: <Claim id="fashion-water" wording="#" /> of{' '}
    <Claim id="lake-ontario" />.
  </>
);
export const half = 'half';

/** After the number. */
export const textileUnit = 'goes to textile production.';
export const textileText = (all: ReactNode, mended: ReactNode) => (
  <>
    Said to equal {all} {mended} of California’s annual use in 2021.
  </>
);
export const all = 'all';

/** After the number. */
export const cottonUnit = 'of that is tied to cotton.';

export const pictureLake = 'The outline of Lake Ontario, empty.';
export const pictureLakeCheck = (share: string, claimed: string) =>
  `The outline of Lake Ontario, filled to ${share} of its area. A dotted line marks the old claim of ${claimed}.`;
export const pictureTextile = (all: string, textile: string, rest: string) =>
  `${all} hanging yarns, one for each percent. One estimate: ${textile} yarns are blue for textile production, ${rest} undyed: everything else.`;
export const pictureCotton = (all: string, cotton: string, other: string) =>
  `${all} hanging yarns, one for each percent. One estimate: ${cotton} yarns of cotton, ${other} blue for every other fiber.`;

export const lakeName = 'Lake Ontario';
/** The tags of the lines in the lake: what was guessed, and what was said. */
export const labelYou = (percent: string) => `you: ${percent}`;
export const saidHalf = 'said: half';
/** After how many hang already: "37", "of 100 yarns hung up". */
export const labelHung = (all: string) => `of ${all} yarns hung up`;
export const labelTextile = (yarns: string, all: string) => `${yarns} of ${all} yarns`;
export const labelCotton = (share: string, yarns: string) => `${share} of the ${yarns}: cotton`;
export const labelWhole = (all: string) => `all of fashion’s water = ${all} yarns`;

export const onwardSource = (water: ReactNode) => (
  <>
    The {water}: <cite>Pulse of the Fashion Industry</cite>, a report of 2017.
  </>
);
export const onwardLink = "Let's take a look at how water use compares to other resources in fashion!";
