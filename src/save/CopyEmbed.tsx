import { useRef, useState } from 'react';
import * as words from '#words/shell';
import { Announcement } from '../ui/Announcement';
import { Button } from '../ui/Button';
import { TextArea } from '../ui/Field';
import { LANGUAGE } from '../words/language';
import styles from './CopyEmbed.module.css';
import { formatEmbedCode } from './embedCode';

interface CopyEmbedProps {
  /** The embed's address below `charts/embed/`, with what is set: "water", "where?grown=india". */
  id: string;
  /** What it is called there. */
  name: string;
}

/** Copies the code that sets this picture into another page. Where copying is not allowed, it shows the code. */
export function CopyEmbed({ id, name }: CopyEmbedProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'shown'>('ready');
  const [code, setCode] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    const base = window.location.origin + import.meta.env.BASE_URL;
    const text = formatEmbedCode({ base, language: LANGUAGE, name: id, title: name });
    setCode(text);
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // No clipboard, or not allowed: the reader copies by hand.
      setState('shown');
    }
  };
  return (
    <>
      <Button look="words" onClick={copy}>
        {state === 'copied' ? words.embedCopied : words.copyEmbed}
      </Button>
      <Announcement>{state === 'copied' && words.embedCopied}</Announcement>
      {state === 'shown' && (
        <div className={styles.code}>
          <TextArea
            ref={area}
            readOnly
            aria-label={words.embedCode}
            value={code}
            onFocus={() => area.current?.select()}
          />
        </div>
      )}
    </>
  );
}
