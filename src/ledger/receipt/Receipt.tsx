import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import * as words from '#words/receipt';
import { VERDICT_WORDS } from '#words/text/verdicts';
import type { ClaimTexts } from '../../claim/publishedClaims';
import { UnconfirmedKey } from '../../claim/UnconfirmedKey';
import { formatYears } from '../../model/format';
import { formatSource } from '../../model/reference';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import card from '../../ui/Card.module.css';
import { StoryLink } from '../../ui/StoryLink';
import { putBeside } from './placeReceipt';
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

/** A line of the receipt. A list's items are said apart, a definition list's are not. */
function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <b>
        {title}
        <span className="visually-hidden">{words.colon}</span>
      </b>
      <div>{children}</div>
    </li>
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
      className={`screen-only ${card.pinked} ${styles.receipt}`}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-receipt={claim.id}
    >
      <Card isPinked className={styles.slip}>
        <p className={styles.verdict} data-verdict={claim.verdict}>
          {VERDICT_WORDS[claim.verdict]}
          <Stop />
        </p>
        <h2 className={styles.title}>
          <span id={titleId}>{claim.title}</span>
          <Stop />
        </h2>
        <p className={`figure ${styles.figure}`}>
          {claim.text}
          <Stop />
        </p>
        {claim.verdict === 'unconfirmed' && (
          <p>
            <UnconfirmedKey />
            <Stop />
          </p>
        )}
        {shown !== undefined && shown !== own && (
          <p className="strong">
            {words.yours}
            <span>{link.textContent}</span>
            <Stop />
          </p>
        )}
        <ul className={`seams ${styles.lines}`}>
          <Line title={words.counts}>
            {claim.year === undefined
              ? claim.boundary
              : words.boundaryOfYear(claim.boundary, formatYears(claim.year))}
          </Line>
          {claim.formula && (
            <Line title={words.workedOut}>
              {claim.formula.workings.map((working) => (
                <p key={working}>
                  {working}
                  <Stop />
                </p>
              ))}
            </Line>
          )}
          {sources.length > 0 && (
            <Line title={words.source}>
              {sources.map((source) => (
                <p key={source.id}>
                  {formatSource(source)}
                  <Stop />
                </p>
              ))}
            </Line>
          )}
          <Line title={words.howSure}>{claim.sureness}</Line>
          <Line title={words.ourNote}>{claim.note}</Line>
        </ul>
        <p className="targets strong seam row">
          <StoryLink className="fill" to="/sources" hash={claim.id}>
            {words.allAbout}
          </StoryLink>
          <Button look="words" onClick={() => ref.current?.hidePopover()}>
            {words.close}
          </Button>
        </p>
      </Card>
    </div>
  );
}
