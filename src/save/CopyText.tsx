import { useRef, useState } from 'react';
import * as words from '#words/republish';
import { Announcement } from '../ui/Announcement';
import { Button } from '../ui/Button';
import { TextArea } from '../ui/Field';
import { PressFailed } from '../ui/PressFailed';
import styles from './CopyText.module.css';

interface CopyTextProps {
  /** What the button says, and then that it is copied. */
  says: string;
  copied: string;
  /** What the text is called where it is shown to be copied by hand. */
  label: string;
  write: () => string | Promise<string>;
  look?: 'solid' | 'words';
}

/** Copies a text that is written with the press. Where copying is not allowed, it shows the text. */
export function CopyText({ says, copied, label, write, look = 'words' }: CopyTextProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'shown' | 'failed'>('ready');
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    let written: string;
    try {
      written = await write();
    } catch {
      setState('failed');
      return;
    }
    setText(written);
    try {
      await navigator.clipboard.writeText(written);
      setState('copied');
    } catch {
      // No clipboard, or not allowed: the reader copies by hand.
      setState('shown');
    }
  };
  return (
    <>
      <Button look={look} onClick={copy}>
        {state === 'copied' ? copied : says}
      </Button>
      <Announcement>{state === 'copied' && copied}</Announcement>
      {state === 'failed' && <PressFailed what={words.notCopied} />}
      {state === 'shown' && (
        <div className={styles.text}>
          <TextArea
            ref={area}
            readOnly
            dir="auto"
            aria-label={label}
            value={text}
            onFocus={() => area.current?.select()}
          />
        </div>
      )}
    </>
  );
}
