import type { SceneRefs } from './scene';

export type SetRef = (element: HTMLElement | SVGElement | null) => void;

/**
 * Keeps elements by their names, and one function for each name: React calls a new one again with each render.
 * @param onChange told of the element that has gone, if one has
 */
export function createRefs(onChange: (name: string, last: SceneRefs[string]) => void = () => {}) {
  const refs: SceneRefs = {};
  const setters: Partial<Record<string, SetRef>> = {};
  const ref = (name: string): SetRef => {
    setters[name] ??= (element) => {
      const last = refs[name];
      if (element) refs[name] = element;
      else delete refs[name];
      onChange(name, last);
    };
    return setters[name];
  };
  return { refs, ref };
}

/** Lets an element say `text`; one that says it already is left alone, or it would be laid out with each frame. */
export function setText(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
