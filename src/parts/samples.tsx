import type { ReactNode } from 'react';
import * as costs from '#words/costs';
import * as lake from '#words/lake';
import * as shell from '#words/shell';
import * as shirt from '#words/shirt';
import { Claim } from '../claim/Claim';
import { Illustration } from '../save/Illustration';
import { Button } from '../ui/Button';
import { Caption } from '../ui/Caption';
import { Card } from '../ui/Card';
import { Choice } from '../ui/Choice';
import { Field, Select } from '../ui/Field';
import { HowMuch } from '../ui/guess/HowMuch';
import { WhichOne } from '../ui/guess/WhichOne';
import { Menu } from '../ui/Menu';
import { NextLink } from '../ui/NextLink';
import { Opening } from '../ui/Opening';
import { PressFailed } from '../ui/PressFailed';
import { Slider } from '../ui/Range';
import { Spread } from '../ui/Spread';
import { StoryLink } from '../ui/StoryLink';
import { Switch } from '../ui/Switch';

const noRef = () => () => {};
const noop = () => {};
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
        <p>{lake.pageDescription}</p>
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
        eyebrow={shell.sources}
        title={lake.howMuch}
        still={picture}
      >
        <p>{lake.pageDescription}</p>
      </Caption>
    ),
  },
  { name: 'Spread', sample: <Spread picture={picture}>{lake.pageDescription}</Spread> },
  {
    name: 'Opening',
    sample: <Opening title={<h2>{costs.cardsTitle}</h2>}>{costs.oneKilogram}</Opening>,
  },
  { name: 'Spread: words alone', sample: <Spread>{lake.pageDescription}</Spread> },
  ...(['solid', 'line', 'words', 'plain'] as const).map((look) => ({
    name: `Button: ${look}`,
    sample: (
      <>
        <Button look={look}>{costs.savePicture}</Button>{' '}
        <Button look={look} isSmall aria-pressed>
          {costs.savePicture}
        </Button>{' '}
        <Button look={look} disabled>
          {costs.savePicture}
        </Button>
      </>
    ),
  })),
  {
    name: 'Field, Select',
    sample: (
      <>
        <Field aria-label={lake.saidHalf} defaultValue="1,300" />{' '}
        <Select aria-label={lake.saidHalf} value="" options={[['', lake.saidHalf]]} onChange={noop} />
      </>
    ),
  },
  {
    name: 'Choice',
    sample: (
      <Choice
        legend={lake.saidHalf}
        options={[
          ['half', lake.saidHalf],
          ['share', lake.lakeName],
        ]}
        value="share"
        onChoose={noop}
      />
    ),
  },
  {
    name: 'HowMuch',
    sample: (
      <div data-ground="night">
        {[undefined, 30].map((value) => (
          <HowMuch
            key={value ?? 'open'}
            scale={{ min: 0, max: 100, decimals: 1, knots: [0, 25, 50, 75, 100] }}
            name={lake.yourShare}
            unit="%"
            value={value}
            say={String}
            onSet={noop}
            onShow={noop}
          />
        ))}
      </div>
    ),
  },
  {
    name: 'WhichOne',
    sample: (
      <WhichOne
        question={lake.howMuch}
        options={[
          ['half', lake.saidHalf],
          ['share', lake.lakeName],
        ]}
        value="share"
        onSet={noop}
        onShow={noop}
      />
    ),
  },
  {
    name: 'Slider',
    sample: <Slider min={10} max={120} value={40} aria-label={costs.yourWears} onChange={noop} />,
  },
  {
    name: 'Switch',
    sample: (
      <Switch isOn onChange={noop}>
        {shell.plain}
      </Switch>
    ),
  },
  {
    name: 'Menu',
    sample: (
      <Menu id="sample-menu" button={shell.menu}>
        <StoryLink to="/sources">{shell.sources}</StoryLink>
      </Menu>
    ),
  },
  { name: 'Card', sample: <Card>{lake.pageDescription}</Card> },
  { name: 'Card: a note', sample: <Card isSmall>{lake.pageDescription}</Card> },
  { name: 'Card: pinked', sample: <Card isPinked>{lake.pageDescription}</Card> },
  { name: 'StoryLink', sample: <StoryLink to="/thirsty_fashion/info2">{shirt.biggerWord}</StoryLink> },
  { name: 'NextLink', sample: <NextLink to="/thirsty_fashion/info3">{shirt.bigger}</NextLink> },
  { name: 'PressFailed', sample: <PressFailed what={shirt.biggerWord} /> },
];
