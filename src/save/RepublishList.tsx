import { useEffect, useRef, useState } from 'react';
import * as words from '#words/republish';
import { fetchClaimTexts } from '../claim/publishedClaims';
import { Button } from '../ui/Button';
import { PressFailed } from '../ui/PressFailed';
import { LANGUAGE } from '../words/language';
import { CopyText } from './CopyText';
import { formatEmbedCode } from './embedCode';
import type { RepublishProps } from './republishProps';

const FILES = [
  { what: words.picture, formats: ['svg', 'png'] },
  { what: words.data, formats: ['csv', 'json'] },
] as const;

/** Picture, figures, embed code and text of what the list stands in. What makes them is fetched with each press. */
export function RepublishList(given: RepublishProps) {
  const { chart, hasPicture = true, embed } = given;
  const name = chart?.name ?? words.thisPicture;
  const list = useRef<HTMLDListElement>(null);
  const [failed, setFailed] = useState<string>();
  // Some browsers let a page write to the clipboard only at once.
  useEffect(() => void fetchClaimTexts().catch(() => undefined), []);
  const save = async (format: 'svg' | 'png' | 'csv' | 'json') => {
    setFailed(undefined);
    try {
      const { saveAlong } = await import('./saving');
      await saveAlong(given, list.current ?? document.body, format);
    } catch (error) {
      const { name: kind, message } = error as Error;
      setFailed(kind === 'CanvasNoiseError' ? message : words.notSaved(format.toUpperCase()));
    }
  };
  return (
    <dl ref={list}>
      {(hasPicture ? FILES : FILES.slice(1)).map(({ what, formats }) => (
        <div key={what} className="row">
          <dt className="caption">{what}</dt>
          {formats.map((format) => (
            <dd key={format}>
              <Button
                look="words"
                aria-label={words.saveNamed(format.toUpperCase(), name)}
                onClick={() => save(format)}
              >
                {format.toUpperCase()}
              </Button>
            </dd>
          ))}
        </div>
      ))}
      {embed !== undefined && (
        <div className="row">
          <dt className="caption">{words.embed}</dt>
          <dd>
            <CopyText
              says={words.copyEmbed}
              copied={words.embedCopied}
              label={words.embedCode}
              write={() =>
                formatEmbedCode({
                  base: window.location.origin + import.meta.env.BASE_URL,
                  language: LANGUAGE,
                  name: embed.id,
                  title: embed.name,
                })
              }
            />
          </dd>
        </div>
      )}
      <div className="row">
        <dt className="caption">{words.text}</dt>
        <dd>
          <CopyText
            says={words.copyText}
            copied={words.textCopied}
            label={words.textToCopy}
            write={async () => {
              const { writeCredited } = await import('./saving');
              return writeCredited(given, list.current ?? document.body);
            }}
          />
        </dd>
      </div>
      {failed && <PressFailed what={failed} />}
    </dl>
  );
}
