import type { ReactNode } from 'react';
import * as lake from '#words/lake';
import * as shirt from '#words/shirt';
import { Claim } from '../claim/Claim';
import { Illustration } from '../save/Illustration';
import { Caption } from '../ui/Caption';
import { NextLink } from '../ui/NextLink';
import { PressFailed } from '../ui/PressFailed';
import { Spread } from '../ui/Spread';
import { StoryLink } from '../ui/StoryLink';

const noRef = () => () => {};
const picture = <Illustration id="cotton" sizes="50vw" />;

/** Each part with words of a page. */
export const SAMPLES: readonly { name: string; sample: ReactNode }[] = [
  {
    name: 'Caption: a figure',
    sample: (
      <Caption
        name="figure"
        captionRef={noRef}
        isFirst
        figure={<Claim id="fashion-water" format="number" />}
        unit={lake.claimUnit}
      >
        <p>{lake.checkText}</p>
      </Caption>
    ),
  },
  {
    name: 'Caption: a title, with its still',
    sample: (
      <Caption
        name="title"
        captionRef={noRef}
        isFirst
        eyebrow={lake.checkEyebrow}
        title={lake.checkTitle}
        still={picture}
      >
        <p>{lake.checkText}</p>
      </Caption>
    ),
  },
  { name: 'Spread', sample: <Spread picture={picture}>{lake.checkText}</Spread> },
  { name: 'Spread: words alone', sample: <Spread>{lake.checkText}</Spread> },
  { name: 'StoryLink', sample: <StoryLink to="/thirsty_fashion/info2">{shirt.biggerWord}</StoryLink> },
  { name: 'NextLink', sample: <NextLink to="/thirsty_fashion/info3">{shirt.bigger}</NextLink> },
  { name: 'PressFailed', sample: <PressFailed what={shirt.biggerWord} /> },
];
