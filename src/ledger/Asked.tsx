import * as words from '#words/sources';
import { UnconfirmedKey } from '../claim/UnconfirmedKey';

/** What readers ask most, each with its answer; then how a number is checked. */
export function Asked() {
  return (
    <>
      <dl className="grid">
        {words.ASKED.map(({ ask, answer }) => (
          <div key={ask}>
            <dt className="strong">{ask}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <div>
        <p>{words.checking}</p>
        <p>
          <UnconfirmedKey />
        </p>
      </div>
    </>
  );
}
