import { useEffect, useState } from 'react';

/** What a section needs only once a reader is near: fetched when it is wanted. Without it the section stands as sent. */
export function useLoadedPart<Part extends object>(
  isWanted: boolean,
  load: () => Promise<Part>,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: which part it is never changes
  useEffect(() => {
    if (isWanted) load().then(setPart, () => {});
  }, [isWanted]);
  return part;
}
