import type { ReactNode } from 'react';
import * as words from '#words/shell';
import type { Said } from '../model/reader';
import { useReadingView } from '../motion/preferences';
import { useHydrated } from '../motion/useHydrated';
import { useSaid, useTell } from '../ui/reader';
import { Switch } from '../ui/Switch';
import { ListPart } from './ListPart';
import { changeReading } from './useReadingFromUrl';

/**
 * The switches for how the story is read, and what else is read. They change the URL (`?view=plain`, `?motion=off`, `?digits=arab`), nothing is
 * stored; the visitor's number and their place on the page stay.
 */
export function ReadingSwitches({ children }: { children: ReactNode }) {
  const { motion, digits } = useSaid();
  const tell = useTell();
  const isHydrated = useHydrated();
  const view = useReadingView() === 'plain' && isHydrated ? 'plain' : 'scroll';

  const change = (next: Pick<Said, 'view' | 'motion' | 'digits'>) => {
    changeReading({ view, motion, ...next });
    tell({ view, ...next });
  };

  return (
    <ListPart as="div" title={words.howYouRead} className="needs-script">
      <Switch
        isOn={view === 'plain'}
        line={words.plainLine}
        onChange={(isOn) => change({ view: isOn ? 'plain' : 'scroll' })}
      >
        {words.plain}
      </Switch>
      <Switch
        isOn={motion === 'off'}
        line={words.stillLine}
        onChange={(isOn) => change({ motion: isOn ? 'off' : undefined })}
      >
        {words.still}
      </Switch>
      {words.ownDigits !== '' && (
        <Switch
          isOn={digits === 'arab'}
          line={words.ownDigitsLine}
          onChange={(isOn) => change({ digits: isOn ? 'arab' : undefined })}
        >
          {words.ownDigits}
        </Switch>
      )}
      {children}
    </ListPart>
  );
}
