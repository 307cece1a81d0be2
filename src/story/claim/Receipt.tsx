import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { formatSource } from '../../model/reference';
import { VERDICT_WORDS } from '../../model/verdictWords';
import { StoryLink } from '../StoryLink';
import { putBeside } from './placeReceipt';
import type { ClaimTexts } from './publishedClaims';
import styles from './Receipt.module.css';

export interface ReceiptProps {
  /** The figure that was opened; it names its claim. */
  link: HTMLAnchorElement;
  /** What had the focus when it was opened: gets it back where the link itself is gone. */
  opener: HTMLElement | SVGElement;
  texts: ClaimTexts;
  onClose: () => void;
}

function useReceiptPopover({ link, opener, onClose }: Omit<ReceiptProps, 'texts'>) {
  const ref = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const receipt = ref.current;
    if (!receipt) return;
    const move = () => putBeside(receipt, link);
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'open') return;
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || receipt.contains(activeElement)) {
        // A tooltip's link may have gone with its tooltip.
        (link.checkVisibility() ? link : opener).focus({ preventScroll: true });
      }
      close();
    };
    receipt.showPopover();
    move();
    receipt.focus({ preventScroll: true });
    receipt.addEventListener('toggle', onToggle);
    window.addEventListener('resize', move);
    return () => {
      receipt.removeEventListener('toggle', onToggle);
      window.removeEventListener('resize', move);
    };
  }, [link, opener]);
  return ref;
}

/** A pause for who listens: a dialog is read in one go, and lines alone part nothing. */
function Stop() {
  return <span className="visually-hidden">. </span>;
}

function Term({ children }: { children: string }) {
  return (
    <dt>
      {children}
      <span className="visually-hidden">: </span>
    </dt>
  );
}

/** What stands behind one figure: what it counts, its arithmetic, its source, how sure we are, our note. */
export function Receipt(props: ReceiptProps) {
  const { link, texts } = props;
  const claim = texts.findClaim(link.dataset.claim ?? '');
  const sources = texts.listSources(claim);
  const ref = useReceiptPopover(props);
  const titleId = useId();
  const shown = link.querySelector('data')?.value;
  const own = 'low' in claim ? `${claim.low}–${claim.high}` : String(claim.value);
  return (
    <div
      ref={ref}
      popover="auto"
      className={styles.receipt}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-receipt={claim.id}
    >
      <div className={styles.slip}>
        <p className={styles.verdict} data-verdict={claim.verdict}>
          {VERDICT_WORDS[claim.verdict]}
          <Stop />
        </p>
        <h2 className={styles.title}>
          <span id={titleId}>{claim.title}</span>
          <Stop />
        </h2>
        <p className={styles.figure}>
          {claim.text}
          <Stop />
        </p>
        {shown !== undefined && shown !== own && (
          <p className={styles.yours}>
            Yours: {link.textContent}
            <Stop />
          </p>
        )}
        <dl className={styles.lines}>
          <Term>Counts</Term>
          <dd>{claim.year === undefined ? claim.boundary : `${claim.boundary} Year: ${claim.year}.`}</dd>
          {claim.formula && (
            <>
              <Term>Worked out</Term>
              <dd className={styles.workings}>
                {claim.formula.workings.map((working) => (
                  <span key={working}>
                    {working}
                    <Stop />
                  </span>
                ))}
              </dd>
            </>
          )}
          {sources.length > 0 && (
            <>
              <Term>Source</Term>
              <dd>
                {sources.map((source) => (
                  <span key={source.id}>{formatSource(source)}</span>
                ))}
              </dd>
            </>
          )}
          <Term>How sure</Term>
          <dd>{claim.sureness}</dd>
          <Term>Our note</Term>
          <dd>{claim.note}</dd>
        </dl>
        <p className={styles.foot}>
          <StoryLink to="/sources" hash={claim.id}>
            All about this number
          </StoryLink>
          <button type="button" onClick={() => ref.current?.hidePopover()}>
            Close
          </button>
        </p>
      </div>
    </div>
  );
}
