import type { Phrase } from '../../model/phrases';
import { Claim } from './Claim';

/** A computed sentence, its figures rendered as claims. */
export function ClaimText({ phrases }: { phrases: readonly Phrase[] }) {
  return phrases.map((phrase) =>
    typeof phrase === 'string' ? (
      phrase
    ) : (
      <Claim key={phrase.figure} id={phrase.figure} value={phrase.value}>
        {phrase.text}
      </Claim>
    ),
  );
}
