import { useRef, useState } from 'react';
import type { DailyCups } from '../../model/userInput';
import { useReducedMotion } from '../../motion/preferences';
import styles from './HomeStory.module.css';
import { Survey } from './Survey';
import { Title } from './Title';
import { useChoice } from './useChoice';

/** Home: the thirsty title, the question, and the pour that answers it. */
export function HomeStory({ onChosen }: { onChosen: () => void }) {
  const homeRef = useRef<HTMLElement>(null);
  const titleRef = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState<DailyCups | 0>(0);
  const { chosen, isShirt, choose, goOn } = useChoice(onChosen);
  const isStill = useReducedMotion();

  return (
    <section ref={homeRef} className={styles.home} data-ground="weld" data-bar-clear="">
      <Title titleRef={titleRef} />
      <Survey
        preview={preview}
        chosen={chosen}
        isShirt={isShirt || (isStill && chosen !== undefined)}
        onPreview={(cups) => setPreview(cups)}
        onChoose={choose}
        onGoOn={goOn}
      />
    </section>
  );
}
