import { useLocation, useNavigate } from 'react-router';
import { formatPreferences, parsePreferences, useReadingView } from '../motion/preferences';
import { useHydrated } from '../motion/useHydrated';
import { changeReading } from './useReadingFromUrl';

/**
 * The two switches for how the story is read. They change the URL (`?view=plain`, `?motion=off`), nothing is
 * stored; the visitor's number and their place on the page stay.
 */
export function ReadingSwitches() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isPlain = useReadingView() === 'plain' && isHydrated;
  const { isMotionOff, isPresented } = parsePreferences(isHydrated ? search : '');

  const change = (next: Partial<ReturnType<typeof parsePreferences>>) => {
    const query = formatPreferences({
      view: isPlain ? 'plain' : 'scroll',
      isMotionOff,
      isPresented,
      ...next,
    });
    changeReading(query);
    navigate({ pathname, search: query, hash }, { replace: true, state, preventScrollReset: true });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: two switches are no form, a fieldset would make them one
    <div className="needs-script" role="group" aria-label="Reading">
      <button
        type="button"
        aria-pressed={isPlain}
        onClick={() => change({ view: isPlain ? 'scroll' : 'plain' })}
      >
        Plain
      </button>
      <button type="button" aria-pressed={isMotionOff} onClick={() => change({ isMotionOff: !isMotionOff })}>
        Still
      </button>
    </div>
  );
}
