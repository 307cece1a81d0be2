import { useState } from 'react';
import * as words from '#words/sources';
import { formatApa, formatBibtex } from '../model/citation';
import { useHydrated } from '../motion/useHydrated';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { LANGUAGE_BASE } from '../words/language';
import styles from './SourcesStory.module.css';

interface CiteThisProps {
  /** The day of the edition, e.g. "2026-11-21", or "". */
  editionDate: string;
  /** Origin of the published site, or "" where the build was not told: then the page says where it stands. */
  siteUrl: string;
}

function Citation({ name, text }: { name: string; text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // Not allowed to copy: the text stands there to be marked by hand.
      setIsCopied(false);
    }
  };
  return (
    <div className={styles.citation} data-citation={name}>
      <h3>{name}</h3>
      <Card as="pre" isSmall>
        {text}
      </Card>
      <Button look="words" onClick={copy}>
        {isCopied ? words.copied : words.copy(name)}
      </Button>
    </div>
  );
}

/** How to cite the story, in two styles. */
export function CiteThis({ editionDate, siteUrl }: CiteThisProps) {
  const isHydrated = useHydrated();
  const origin = siteUrl === '' && isHydrated ? window.location.origin : siteUrl;
  const url = origin === '' ? '' : `${origin}${LANGUAGE_BASE}thirsty_fashion`;
  const edition = { date: editionDate, url };
  return (
    <>
      <Citation name="APA" text={formatApa(edition)} />
      <Citation name="BibTeX" text={formatBibtex(edition)} />
    </>
  );
}
