import * as words from '#words/shell';
import { Field } from './Field';
import type { Shared } from './shareLink';

/** What came of a share. */
export function SharedLink({ shared }: { shared: Shared | undefined }) {
  return (
    <>
      {/* It stands there before it speaks, or nobody would hear it. */}
      <p aria-live="polite" aria-atomic="true">
        {shared === 'copied' && <span>{words.linkCopied}</span>}
        {typeof shared === 'object' && <span>{words.copyByHand}</span>}
      </p>
      {typeof shared === 'object' && (
        <Field
          readOnly
          dir="ltr"
          aria-label={words.copyByHand}
          value={shared.link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
