import { useEffect, useRef } from 'react';
import * as words from '#words/claim';
import styles from './MissingReceipt.module.css';
import { putBeside } from './placeReceipt';

/** Says beside a figure that its receipt did not come, and where else it stands. */
export function MissingReceipt({ link }: { link: HTMLAnchorElement }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const note = ref.current;
    if (!note) return;
    note.showPopover();
    putBeside(note, link);
  }, [link]);
  return (
    <p ref={ref} popover="auto" role="alert" className={styles.missing}>
      <span>{words.missing}</span>
      <a href={link.href}>{words.readSource}</a>
    </p>
  );
}
