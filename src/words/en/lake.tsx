// The words of the page about the industry's water.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';

export const pageDescription =
  'Fashion’s water in a year, measured against Lake Ontario and hung up as a hundred yarns: how much goes to textiles, and how much to cotton.';

export const claimUnit = 'cubic meters of water, every year';
export const claimDrink = (correction: ReactNode) => <>That is fashion’s yearly drink{correction}.</>;
export const claimSaid = ', said to equal ';

/** Before the check. */
export const howMuch = 'How much of Lake Ontario is that?';
export const guessFirst = 'Guess first; then read on.';
export const pullWater = 'Drag the waterline, type a number, or just scroll on.';
export const yourShare = 'Your guess, in percent of the lake';

export const checkEyebrow = 'We checked';
export const checkTitle = (
  <>
    {'Not half the lake. '}
    <strong>
      <Claim id="lake-share" />
    </strong>
  </>
);
export const checkText = (
  <>
    Lake Ontario holds <Claim id="lake-ontario" format="short" />. One estimate of fashion’s year is{' '}
    <Claim id="fashion-water" wording="# km³ (2015)" />: <Claim id="lake-one-in">one-twentieth</Claim> of it,
    and <Claim id="tahoe-share">about half</Claim> of Lake Tahoe. The dashed line marks the old claim.
  </>
);

export const yarnsLead = 'Imagine fashion’s water drawn from this lake, thread by thread.';
export const yarnsText = (
  <>
    They are all <Claim id="fashion-water" format="short" /> of a year’s water: one yarn is one percent.
  </>
);

export const textileLead = 'of fashion’s water goes to textile production.';
export const textileText = (correction: ReactNode) => (
  <>That sounds like factories. It is probably fields: water pumped to crops like cotton. {correction}.</>
);
export const textileSaid = 'The blue yarns are said to equal ';

export const cottonLead = (ofTwenty: string) => (
  <>
    of those <Claim id="textile-share" wording="# yarns" /> is for cotton:{' '}
    <Claim id="cotton-of-textile">{ofTwenty}</Claim>.
  </>
);
export const cottonText = (
  <>
    So cotton has about <Claim id="cotton-of-all" wording="#" /> of all <Claim id="yarns" />, if both figures
    hold. The other blue yarns are every other fiber.
  </>
);

export const californiaPicture = (share: string) =>
  `The outline of California, filled to about ${share} of its area.`;
export const californiaFull = (
  <>
    <Claim id="california-share" /> full
  </>
);

export const saidHalf = 'said to equal half';
export const lakeName = 'Lake Ontario';
export const stillShare = (
  <>
    <Claim id="lake-share" />, shown as area
  </>
);
export const stillTahoe = 'the disc: Lake Tahoe, drawn by volume (not its shape), half full';

/** The parts of the hundred yarns, below their still pictures. */
export const KEY = {
  all: (
    <>
      <Claim id="yarns" /> = all of it
    </>
  ),
  textile: (
    <>
      <Claim id="textile-share" wording="# yarns" /> textile production
    </>
  ),
  everythingElse: (
    <>
      <Claim id="other-share" wording="# yarns" /> everything else
    </>
  ),
  cotton: (
    <>
      <Claim id="cotton-yarns" wording="# yarns" /> cotton
    </>
  ),
  otherFibers: (
    <>
      <Claim id="other-fibers" wording="# yarns" /> every other fiber
    </>
  ),
};
export const keyOfRopes = (cotton: number, all: number) => (
  <>
    <Claim id="cotton-of-textile">{`${cotton} of ${all} ropes`}</Claim> cotton
  </>
);

export const pictureLakeClaim = (claimed: string) =>
  `The outline of Lake Ontario, filled to ${claimed} of its area from the west, as the claim has it.`;
export const pictureLakeCheck = (share: string, claimed: string) =>
  `The outline of Lake Ontario, filled to ${share} of its area. A dashed line marks the old claim of ${claimed}. Beside it stands Lake Tahoe as a disc drawn by its volume, about half full.`;
export const pictureYarns = (all: string, water: string) =>
  `${all} hanging yarns, one for each percent, all blue: ${water}.`;
export const pictureTextile = (all: string, textile: string, rest: string) =>
  `${all} hanging yarns, one for each percent. One estimate: ${textile} yarns are blue for textile production, ${rest} undyed: everything else.`;
export const pictureCotton = (all: string, cotton: string, other: string, rest: string) =>
  `${all} hanging yarns, one for each percent. One estimate: ${cotton} yarns of cotton, ${other} blue for every other fiber, ${rest} undyed: everything else.`;
export const pictureRopes = (textile: string, ropes: number, cotton: number) =>
  `Below, these ${textile} yarns, one estimate, are made the whole: ${ropes} ropes, of which ${cotton} ropes are cotton.`;

export const labelShare = (share: string) => `${share}, shown as area`;
export const labelTahoe = 'Lake Tahoe, drawn by volume (not its shape): half full';
export const labelSource = (share: string) => `${share} of the lake`;
/** After how many hang already: "37", "of 100 yarns hung up". */
export const labelHung = (all: string) => `of ${all} yarns hung up`;
export const labelAll = (all: string, water: string) => `${all} yarns = all ${water}`;
export const labelTextile = (yarns: string) => `${yarns} textile production`;
export const labelRest = (yarns: string) => `${yarns} everything else`;
export const labelCotton = (yarns: string) => `${yarns} cotton`;
export const labelWhole = (yarns: string) => `${yarns} yarns made the whole`;
export const labelRopes = (cotton: number, all: number) => `${cotton} of ${all} ropes: cotton`;
export const labelOtherRope = (ropes: number) => `${ropes}: every other fiber`;

export const onwardSource = (water: string, sources: string) => (
  <>
    Source of the {water}: <cite>Pulse of the Fashion Industry</cite>, 2017. For all numbers of this page:{' '}
    {sources}. The checks are ours.
  </>
);
export const onwardLink = "Let's take a look at how water use compares to other resources in fashion!";
