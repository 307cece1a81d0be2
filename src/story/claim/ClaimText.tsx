import type { Phrase } from '../../model/phrases';
import { Claim } from './Claim';

interface ClaimTextProps {
  phrases: readonly Phrase[];
  /** Leaves out the links, where the sentence stands inside a link or a button. */
  isPlain?: boolean;
}

/** A computed sentence, its figures rendered as claims. */
export function ClaimText({ phrases, isPlain }: ClaimTextProps) {
  return phrases.map((phrase) =>
    typeof phrase === 'string' ? (
      phrase
    ) : (
      <Claim key={phrase.figure} id={phrase.figure} value={phrase.value} isPlain={isPlain}>
        {phrase.text}
      </Claim>
    ),
  );
}
