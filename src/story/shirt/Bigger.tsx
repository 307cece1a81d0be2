import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useInView } from 'react-intersection-observer';
import * as words from '#words/shirt';
import { browser } from '../../scene/platform';
import { useElementSize } from '../../scene/useElementSize';
import { NextLink } from '../../ui/NextLink';
import styles from './Bigger.module.css';
import { fitStretch } from './fitStretch';

/** The report that the story began with; the only link that leads out of it. No number of this page rests on it. */
const SOURCE = 'https://ellenmacarthurfoundation.org/a-new-textiles-economy';

/** The way on: one word that widens to the full measure. */
export function Bigger() {
  const wordRef = useRef<HTMLSpanElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const { ref, inView } = useInView({ threshold: 0.7 });
  // One function for all renders: another would be observed anew, which renders anew.
  const setBox = useCallback(
    (element: HTMLDivElement | null) => {
      boxRef.current = element;
      ref(element);
    },
    [ref],
  );

  const fitWord = useEffectEvent(() => {
    const word = wordRef.current;
    if (word?.parentElement) fitStretch(word, word.parentElement);
  });
  useElementSize(boxRef, () => fitWord());
  useEffect(() => browser.onFonts(() => fitWord()), []);

  return (
    <section className={styles.bigger} data-ground="weld" data-part="bigger">
      <p className="strong">{words.bigger}</p>
      <div ref={setBox}>
        <NextLink to="/thirsty_fashion/info2" className={styles.link} data-wide={inView ? '' : undefined}>
          <span ref={wordRef} className="wood paper-fitted">
            {words.biggerWord}
          </span>
        </NextLink>
      </div>
      <p className={`targets ${styles.source}`}>
        {words.idea(
          <a href={SOURCE} rel="noreferrer">
            A New Textiles Economy
          </a>,
        )}
      </p>
    </section>
  );
}
