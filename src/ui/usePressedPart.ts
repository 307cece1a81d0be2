import { useState } from 'react';

/** What opens by a press and is fetched with the first: a press that failed is told, and the next tries again. */
export function usePressedPart<Part extends object>(load: () => Promise<Part>) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [part, setPart] = useState<Part>();
  const toggle = () => {
    setIsOpen(!isOpen);
    setHasFailed(false);
    if (isOpen || part) return;
    // Caught at the end: what fetches its styles as well stands round the first `then`.
    load()
      .then((loaded) => setPart(loaded))
      .catch(() => setHasFailed(true));
  };
  return { isOpen, hasFailed, part, toggle };
}
