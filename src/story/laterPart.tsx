import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { InTurns } from './InTurns';
import { waitForTurn } from './turns';

export interface LaterPart<Props> {
  /** The part, wherever it belongs. The HTML as sent holds it; its script comes later. */
  Part: ComponentType<Props>;
  /** Fetches the script at once: a page that is opened from another has no HTML to stand in for it. */
  load: () => Promise<void>;
}

/**
 * Lets a part of a page, most of all what lies below its first screen, wait with its script: `when` says until
 * when.
 */
export function createLaterPart<Props extends object>(
  when: () => Promise<void>,
  load: () => Promise<ComponentType<Props>>,
): LaterPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  const Waiting: ComponentType<Props> = lazy(async () => {
    await when();
    const part = await loadOnce();
    await waitForTurn();
    return { default: part };
  });
  function Later(props: Props) {
    // What a place began with stays: another component there would be built anew.
    const [Loaded] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  }
  return {
    // Rendered again before its script is there, it would lose the HTML that stands in for it.
    Part: memo(Later) as ComponentType<Props>,
    load: async () => {
      await loadOnce();
    },
  };
}

/** Parts that stand below each other and share a script: each is hydrated, or built, by itself, so that none holds the page up. */
export function createLaterParts<Name extends string>(
  names: readonly Name[],
  when: () => Promise<void>,
  load: () => Promise<Record<Name, ComponentType>>,
): LaterPart<object> {
  const parts = names.map((name) => ({ name, ...createLaterPart(when, async () => (await load())[name]) }));
  return {
    Part: () => (
      <InTurns>
        {parts.map(({ name, Part }) => (
          <Part key={name} />
        ))}
      </InTurns>
    ),
    load: async () => {
      await Promise.all(parts.map((part) => part.load()));
    },
  };
}
