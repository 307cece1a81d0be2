import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import * as words from '#words/shell';
import { Boundary } from './Boundary';
import { LoadLink } from './LoadLink';
import { copySentSection } from './sentPage';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined by boot.ts. */
      'story-section': HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>;
    }
  }
}

/** Stands for a section that has failed: its HTML as sent, in the plain reading's layout. */
function FallenSection({ name }: { name: string }) {
  // Copied once: what the reader has opened or marked in them since stays.
  const [setSent] = useState(() => {
    const nodes = copySentSection(name);
    return nodes && ((element: HTMLElement | null) => element?.replaceChildren(...nodes));
  });
  if (setSent) return <div data-section={name} data-fallen="" ref={setSent} />;
  return (
    <div data-section={name} data-fallen="">
      <p className="fallen">
        <span>{words.sectionFailed}</span>
        <LoadLink />
      </p>
    </div>
  );
}

/**
 * Says on its section that React has compared all texts there: from then on they may be shown in other digits, and stand as
 * the address says.
 */
function Compared({ section }: { section: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (section.current) section.current.dataset.compared = '';
  }, [section]);
  return null;
}

interface SectionProps {
  /** One name in the whole site, e.g. "shirt-steps". */
  name: string;
  children: ReactNode;
}

/**
 * A section of a page. It is hydrated by itself, the one that the reader touches first, and fails by itself: then its
 * HTML as sent takes its place, and the rest of the page lives. Rules of the scenes hold only in sections that live:
 * `[data-live]:defined` (see ARCHITECTURE.md).
 */
export function Section({ name, children }: SectionProps) {
  const section = useRef<HTMLElement>(null);
  return (
    <Boundary fallback={() => <FallenSection name={name} />}>
      <story-section ref={section} data-section={name}>
        <Suspense>
          {children}
          <Compared section={section} />
        </Suspense>
      </story-section>
    </Boundary>
  );
}
