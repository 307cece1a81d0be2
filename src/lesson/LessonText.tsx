import { UNCONFIRMED } from '../claim/Claim';
import claimStyles from '../claim/Claim.module.css';
import { locateClaim } from '../claim/locateClaim';
import { findLessonFigure } from '../model/lesson/lessonFigures';
import { splitLessonText } from '../model/lesson/lessonText';
import { Term } from './Term';

/** A figure of the ledger, linked to its entry. `Claim` is for the story's figures only; lessons use all. */
export function LessonFigure({ id, text }: { id: string; text: string }) {
  const figure = findLessonFigure(id);
  return (
    <a
      className={claimStyles.claim}
      href={locateClaim(id)}
      data-claim={id}
      {...(figure.isUnconfirmed && UNCONFIRMED)}
    >
      <data value={'low' in figure ? `${figure.low}–${figure.high}` : figure.value}>{text}</data>
    </a>
  );
}

/** A lesson's text with its figures and its words to look up (model/lesson/lessonText.ts). */
export function LessonText({ text }: { text: string }) {
  return splitLessonText(text).map((piece, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a piece is its place
    if (typeof piece === 'string') return <span key={index}>{piece}</span>;
    if ('term' in piece) return <Term key={index} id={piece.term} text={piece.text} />;
    return <LessonFigure key={index} id={piece.figure} text={piece.text} />;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: a piece is its place
  });
}
