import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { fetchClaimTexts } from '../../claim/publishedClaims';
import { isPlainClick } from '../../ui/isPlainClick';
import { MissingReceipt } from './MissingReceipt';
import type { ReceiptProps } from './Receipt';

interface OpenReceipt extends Omit<ReceiptProps, 'onClose'> {
  Receipt: ComponentType<ReceiptProps>;
  /** Tells one opening from the next. */
  opening: number;
}

/** The figure's link, where a plain click on this page asks for its receipt. */
function findAskedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>('a[data-claim]');
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation is the event
  useEffect(() => {
    setOpen(undefined);
    setMissing(undefined);
  }, [key]);
  useEffect(() => {
    if (!('popover' in HTMLElement.prototype)) return;
    let opening = 0;
    const onClick = (event: MouseEvent) => {
      const link = findAskedLink(event);
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
