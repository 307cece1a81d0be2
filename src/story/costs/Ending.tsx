import { useEffect, useRef, useState } from 'react';
import * as words from '#words/costs';
import { PAGE_SOURCES } from '../../data/pageSources';
import { formatCups, formatNumber } from '../../model/format';
import { calculateDaysOfDrinking } from '../../model/shirt';
import type { DailyCups } from '../../model/userInput';
import { Announcement } from '../../ui/Announcement';
import { useCupsOfLink, useSaid, useTell } from '../../ui/reader';
import styles from './Ending.module.css';
import { Label } from './label/Label';
import { LabelActions } from './label/LabelActions';

/** The last screen: the label that the page's thread sews on, the reader's own where there is a number. */
export function Ending() {
  const cups = useSaid().cups;
  const tell = useTell();
  const cupsOfLink = useCupsOfLink();
  const [picked, setPicked] = useState<DailyCups>();
  const whose = useRef<HTMLParagraphElement>(null);
  const wasPicked = picked !== undefined && picked === cups;
  // Whoever opens a shared link finds the sender's label, and is asked for their own.
  const isAsked = cupsOfLink !== undefined && cupsOfLink === cups && picked === undefined;
  useEffect(() => {
    // The ten cups are gone: whoever picked one reads on here.
    if (wasPicked) whose.current?.focus({ preventScroll: true });
  }, [wasPicked]);
  return (
    <section className={styles.section} data-ground="weld" data-picture="label">
      <div className={styles.screen}>
        <Label
          cups={cups}
          wasPicked={wasPicked}
          isAsked={isAsked}
          wasOpen={cupsOfLink === undefined}
          onPick={(next) => {
            setPicked(next);
            tell({ cups: next });
          }}
          whoseRef={whose}
        />
        <LabelActions cups={isAsked ? undefined : cups} />
        <Announcement>
          {wasPicked && words.pickedCups(formatCups(picked), formatNumber(calculateDaysOfDrinking(picked)))}
        </Announcement>
      </div>
      <p className={styles.source}>{words.sources(PAGE_SOURCES.info3)}</p>
    </section>
  );
}
