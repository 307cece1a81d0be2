import { useState } from 'react';
import * as words from '#words/sources';
import { useClaimTexts } from '../claim/publishedClaims';
import { currentEdition } from '../data/editions';
import { formatApa } from '../model/citation';
import { useHydrated } from '../motion/useHydrated';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Select } from '../ui/Field';
import { LANGUAGE_BASE } from '../words/language';
import styles from './SourcesStory.module.css';

/**
 * How to cite the story, or one of its figures, in APA style.
 * @param siteUrl origin of the published site, or "" where the build was not told: then the page says where it stands
 */
export function CiteThis({ siteUrl }: { siteUrl: string }) {
  const { claims } = useClaimTexts();
  const [id, setId] = useState('');
  const [copied, setCopied] = useState('');
  const isHydrated = useHydrated();
  const origin = siteUrl === '' && isHydrated ? window.location.origin : siteUrl;
  const figure = claims.find((claim) => claim.id === id);
  const page = figure ? `sources#${id}` : 'thirsty_fashion';
  const url = origin === '' ? '' : `${origin}${LANGUAGE_BASE}${page}`;
  const text = formatApa({ edition: currentEdition, url, ...(figure && { figure }) });
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
    <>
      <p className="needs-script">
        <Select
          aria-label={words.whatToCite}
          value={id}
          options={[
            ['', words.wholeStory],
            // The page as sent need not list them: the choice needs script.
            ...(isHydrated ? claims.map((claim) => [claim.id, claim.title] as const) : []),
          ]}
          onChange={setId}
        />
      </p>
      <div className={`measure stack ${styles.citation}`} data-citation="">
        <Card as="pre" dir="ltr" isSmall>
          {text}
        </Card>
        <Button look="words" onClick={copy}>
          {copied === text ? words.copied : words.copyCitation}
        </Button>
      </div>
    </>
  );
}
