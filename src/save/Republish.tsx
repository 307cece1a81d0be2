import { type ComponentType, useEffect, useId, useState } from 'react';
import * as words from '#words/shell';
import { Menu } from '../ui/Menu';
import { PressFailed } from '../ui/PressFailed';
import { isMenuOpen } from '../ui/useCloseMenu';
import styles from './Republish.module.css';
import type { RepublishProps } from './republishProps';

/** One button for all that a reader takes along from a chart or a scene. The list comes with the press. */
export function Republish({ button = words.more, ...given }: RepublishProps & { button?: string }) {
  const id = useId();
  const [List, setList] = useState<ComponentType<RepublishProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  // Caught at the end: what fetches its styles as well stands round the first `then`.
  const load = () => {
    setHasFailed(false);
    import('./RepublishList')
      .then((loaded) => setList(() => loaded.RepublishList))
      .catch(() => setHasFailed(true));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened by the browser, before any script was there
  useEffect(() => {
    if (isMenuOpen(id)) load();
  }, []);
  return (
    <div className={`needs-script screen-only ${styles.republish}`} data-republish="">
      <Menu
        id={id}
        button={button}
        isBeside
        onToggle={({ newState }) => {
          if (newState === 'open') load();
          // What is opened next must not begin with what failed before.
          else setHasFailed(false);
        }}
      >
        <p className="caption">{words.republish}</p>
        <p className="small">{words.republishTerms}</p>
        {List && <List {...given} />}
        {hasFailed && <PressFailed what={words.listFailed} />}
      </Menu>
    </div>
  );
}
