import { useLocation, useNavigate } from 'react-router';
import { formatPreferences, parsePreferences } from '../motion/preferences';
import { useHydrated } from '../motion/useHydrated';

/**
 * The two switches for how the story is read. They change the URL (`?view=plain`, `?motion=off`), nothing is
 * stored; the visitor's number and their place on the page stay.
 */
export function ReadingSwitches() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { view, isMotionOff } = parsePreferences(isHydrated ? search : '');

  const change = (next: Partial<ReturnType<typeof parsePreferences>>) => {
    const preferences = formatPreferences({ view, isMotionOff, ...next });
    navigate({ pathname, search: preferences, hash }, { replace: true, state, preventScrollReset: true });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: two switches are no form, a fieldset would make them one
    <div className="needs-script" role="group" aria-label="Reading">
      <button
        type="button"
        aria-pressed={view === 'plain'}
        onClick={() => change({ view: view === 'plain' ? 'scroll' : 'plain' })}
      >
        Plain
      </button>
      <button type="button" aria-pressed={isMotionOff} onClick={() => change({ isMotionOff: !isMotionOff })}>
        Still
      </button>
    </div>
  );
}
