import * as words from '#words/lives';
import { PAGE_SOURCES } from '../../data/pageSources';
import { formatLives } from '../../model/lives/address';
import { EmbedCredits } from '../../ui/EmbedCredits';
import { Section } from '../../ui/section/Section';
import { useSettledLives } from './livesStore';
import { TwoLives } from './TwoLives';
import { useLivesAddress } from './useLivesAddress';

/** The two lives with what the worlds say of them, for an iframe in another page; the fragment of its address sets them, too. */
export function EmbeddedLives() {
  useLivesAddress();
  const pair = useSettledLives();
  return (
    <>
      <h1 className="visually-hidden">{words.pageTitle}</h1>
      <Section name="embed-lives">
        <TwoLives isEmbedded />
      </Section>
      <EmbedCredits
        sources={words.sources(PAGE_SOURCES.lives)}
        page={`thirsty_fashion/lives${formatLives(pair)}`}
      />
    </>
  );
}
