import { useState } from 'react';
import * as words from '#words/shell';
import { turnPlain } from '../motion/turnPlain';
import { LoadLink } from '../ui/section/LoadLink';
import { copySentPage } from '../ui/section/sentPage';

/**
 * Stands for a page that has failed outside its sections: its HTML as sent, in the plain reading. Its links are the
 * document's own: each loads its page anew.
 */
export function FallenPage({ error }: { error: unknown }) {
  // A response is thrown on purpose: the router has a view for it.
  if (error instanceof Response) throw error;
  const [setSent] = useState(() => {
    const nodes = copySentPage();
    // Before React takes away what stands in the window.
    turnPlain();
    return nodes && ((element: HTMLElement | null) => element?.replaceChildren(...nodes));
  });
  if (setSent) return <div ref={setSent} />;
  return (
    <main id="content">
      <p className="fallen">
        <span>{words.pageFailed}</span>
        <LoadLink />
      </p>
    </main>
  );
}
