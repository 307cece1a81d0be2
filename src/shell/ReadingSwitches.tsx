import { useLocation, useNavigate } from 'react-router';
import * as words from '#words/shell';
import { type Preferences, parsePreferences, useReadingView } from '../motion/preferences';
import { useHydrated } from '../motion/useHydrated';
import { Switch } from '../ui/Switch';
import { formatStorySearch, useUserInput } from '../ui/userInput';
import { ListPart } from './ListPart';
import { changeReading } from './useReadingFromUrl';

/**
 * The switches for how the story is read. They change the URL (`?view=plain`, `?motion=off`, `?digits=arab`), nothing is
 * stored; the visitor's number and their place on the page stay.
 */
export function ReadingSwitches() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isPlain = useReadingView() === 'plain' && isHydrated;
  const { isMotionOff, isArab } = parsePreferences(isHydrated ? search : '');
  const userInput = useUserInput();

  const change = (next: Partial<Preferences>) => {
    const query = formatStorySearch(search, userInput, { view: isPlain ? 'plain' : 'scroll', ...next });
    changeReading(query);
    navigate({ pathname, search: query, hash }, { replace: true, state, preventScrollReset: true });
  };

  return (
    <ListPart as="div" title={words.howYouRead} className="needs-script">
      <Switch
        isOn={isPlain}
        line={words.plainLine}
        onChange={(isOn) => change({ view: isOn ? 'plain' : 'scroll' })}
      >
        {words.plain}
      </Switch>
      <Switch isOn={isMotionOff} line={words.stillLine} onChange={(isOn) => change({ isMotionOff: isOn })}>
        {words.still}
      </Switch>
      {words.ownDigits !== '' && (
        <Switch isOn={isArab} line={words.ownDigitsLine} onChange={(isOn) => change({ isArab: isOn })}>
          {words.ownDigits}
        </Switch>
      )}
    </ListPart>
  );
}
