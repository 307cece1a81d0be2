import { useState } from 'react';
import * as words from '#words/lives';
import { PAGE_SOURCES } from '../../data/pageSources';
import { formatLives } from '../../model/lives/address';
import { EmbedCredits } from '../../ui/EmbedCredits';
import { goToMoment, MomentAnchor } from '../../ui/MomentAnchor';
import { useReader } from '../../ui/reader';
import { Section } from '../../ui/section/Section';
import { Ending } from './Ending';
import { Poster } from './Poster';
import { Studies } from './Studies';
import { TwoLives } from './TwoLives';
import { useLives } from './useLives';

/** Beside the story: one shirt, two lives, and in how many worlds which is lighter. */
export function Lives() {
  const lives = useLives();
  const [guess, setGuess] = useReader('life');
  const [isShown, setIsShown] = useState(false);
  const show = () => {
    setIsShown(true);
    goToMoment('two-lives');
  };
  return (
    <>
      <Section name="lives-poster">
        <Poster guess={guess} onGuess={setGuess} onShow={show} />
      </Section>
      <MomentAnchor id="two-lives" />
      <Section name="lives-tool">
        <TwoLives lives={lives} guess={guess} isShown={isShown} />
      </Section>
      <MomentAnchor id="studies" />
      <Section name="lives-studies">
        <Studies />
      </Section>
      <Section name="lives-ending">
        <Ending pair={lives.settled} />
      </Section>
    </>
  );
}

/** The two lives with what the worlds say of them, for an iframe in another page; the fragment of its address sets them, too. */
export function EmbeddedLives() {
  const lives = useLives();
  return (
    <>
      <h1 className="visually-hidden">{words.pageTitle}</h1>
      <Section name="embed-lives">
        <TwoLives lives={lives} isEmbedded />
      </Section>
      <EmbedCredits
        sources={words.sources(PAGE_SOURCES.lives)}
        page={`thirsty_fashion/lives${formatLives(lives.settled)}`}
      />
    </>
  );
}
