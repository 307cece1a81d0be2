import { useState } from 'react';
import * as words from '#words/sources';
import { useClaimTexts } from '../claim/publishedClaims';
import { currentEdition } from '../data/editions';
import { formatApa, formatBibtex, formatRis } from '../model/citation';
import { useHydrated } from '../motion/useHydrated';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Select } from '../ui/Field';
import { LANGUAGE_BASE } from '../words/language';
import styles from './SourcesStory.module.css';

function Citation({ name, text }: { name: string; text: string }) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Not allowed to copy: the text stands there to be marked by hand.
      setCopied('');
    }
  };
  return (
    <div className={styles.citation} data-citation={name}>
      <h3>{name}</h3>
      <Card as="pre" dir="ltr" isSmall>
        {text}
      </Card>
      <Button look="words" onClick={copy}>
        {copied === text ? words.copied : words.copy(name)}
      </Button>
    </div>
  );
}

/**
 * How to cite the story, or one of its figures, in three styles.
 * @param siteUrl origin of the published site, or "" where the build was not told: then the page says where it stands
 */
export function CiteThis({ siteUrl }: { siteUrl: string }) {
  const { claims } = useClaimTexts();
  const [id, setId] = useState('');
  const isHydrated = useHydrated();
  const origin = siteUrl === '' && isHydrated ? window.location.origin : siteUrl;
  const figure = claims.find((claim) => claim.id === id);
  const page = figure ? `sources#${id}` : 'thirsty_fashion';
  const url = origin === '' ? '' : `${origin}${LANGUAGE_BASE}${page}`;
  const cited = { edition: currentEdition, url, ...(figure && { figure }) };
  return (
    <>
      <p className={`needs-script ${styles.whatToCite}`}>
        <Select
          aria-label={words.whatToCite}
          value={id}
          options={[['', words.wholeStory], ...claims.map((claim) => [claim.id, claim.title] as const)]}
          onChange={setId}
        />
      </p>
      <Citation name="APA" text={formatApa(cited)} />
      <Citation name="BibTeX" text={formatBibtex(cited)} />
      <Citation name="RIS" text={formatRis(cited)} />
    </>
  );
}
