import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { fetchClaimTexts } from '../../claim/publishedClaims';
import { formatSearch, takeAlong } from '../../model/reader';
import { isPlainClick } from '../../ui/isPlainClick';
import { useSaid } from '../../ui/reader';
import { MissingReceipt } from './MissingReceipt';
import type { ReceiptProps } from './Receipt';

interface OpenReceipt extends Omit<ReceiptProps, 'onClose'> {
  Receipt: ComponentType<ReceiptProps>;
  /** Tells one opening from the next. */
  opening: number;
}

/** The figure's link that an event came to, if it leads to the sources. */
function findLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-claim]');
  // Among the sources a figure's link leads to its entry on the same page.
  return link && link.pathname !== window.location.pathname ? link : undefined;
}

/**
 * The one receipt of the page. It listens for all figures at once, so that a figure stays a plain link, and loads
 * what stands behind them when the first is opened. Without it, or without script, the link leads to the sources.
 */
export function ReceiptHost() {
  const [open, setOpen] = useState<OpenReceipt>();
  const [missing, setMissing] = useState<HTMLAnchorElement>();
  const { key } = useLocation();
  const said = useSaid();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation is the event
  useEffect(() => {
    setOpen(undefined);
    setMissing(undefined);
  }, [key]);
  // A link that another tab may open takes the number along, as StoryLink does: there the story goes on.
  const addSaid = useEffectEvent((event: Event) => {
    const link = findLink(event);
    const search = formatSearch(takeAlong(said));
    // Set anew, even to the same, it would make the whole address absolute: on paper, too.
    if (link && link.search !== search) link.search = search;
  });
  useEffect(() => {
    const onReach = (event: Event) => addSaid(event);
    const reaches = ['pointerover', 'focusin'] as const;
    for (const reach of reaches) document.addEventListener(reach, onReach, true);
    return () => {
      for (const reach of reaches) document.removeEventListener(reach, onReach, true);
    };
  }, []);
  useEffect(() => {
    if (!('popover' in HTMLElement.prototype)) return;
    let opening = 0;
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) && findLink(event);
      if (!link) return;
      event.preventDefault();
      const { activeElement } = document;
      const opener = activeElement instanceof SVGElement ? activeElement : link;
      opening += 1;
      const next = { link, opener, opening };
      setMissing(undefined);
      Promise.all([import('./Receipt'), fetchClaimTexts()]).then(
        // The reader may have left its page meanwhile.
        ([{ Receipt }, texts]) => link.isConnected && setOpen({ ...next, Receipt, texts }),
        () => link.isConnected && setMissing(link),
      );
    };
    // Before React's own listener: it keeps clicks back from sections that are not hydrated yet.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  if (missing) return <MissingReceipt link={missing} />;
  if (!open) return null;
  const { Receipt, opening, ...receipt } = open;
  const close = () => setOpen((current) => (current?.opening === opening ? undefined : current));
  return <Receipt key={opening} {...receipt} onClose={close} />;
}
