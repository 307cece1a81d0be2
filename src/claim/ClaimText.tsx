import type { Phrase } from '../model/phrases';
import { Claim } from './Claim';

interface ClaimTextProps {
  phrases: readonly Phrase[];
  /** Leaves out the links, where the sentence stands inside a link or a button. */
  isPlain?: boolean;
}

/** A computed sentence, its figures rendered as claims. Its words have elements: page translators move bare text. */
export function ClaimText({ phrases, isPlain }: ClaimTextProps) {
  return phrases.map((phrase, index) =>
    typeof phrase === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a phrase is its place
      <span key={index}>{phrase}</span>
    ) : (
      <Claim key={phrase.figure} id={phrase.figure} value={phrase.value} isPlain={isPlain || phrase.isPlain}>
        {phrase.text}
      </Claim>
    ),
  );
}
