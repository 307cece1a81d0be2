import type { ReactNode } from 'react';
import { Choice } from '../Choice';
import styles from './WhichOne.module.css';

interface WhichOneProps<Id extends string> {
  /** What is asked, as it is heard: its words stand beside the picture. */
  question: string;
  /** How they lie. */
  look?: string | undefined;
  /** The things of the picture, each where it stands. */
  options: readonly (readonly [Id, ReactNode])[];
  /** Undefined until the reader marks one. */
  value: Id | undefined;
  onSet: (id: Id) => void;
  /** Has the picture answer: by Enter, and where `isTapped`, by a tap. One that asks nothing has no answer. */
  onShow?: () => void;
  isTapped?: boolean;
}

/** Which one? A tap on the thing itself. Arrow keys only move the mark. */
export function WhichOne<Id extends string>({
  question,
  value,
  onSet,
  onShow,
  isTapped,
  look = '',
  ...given
}: WhichOneProps<Id>) {
  return (
    <Choice
      legend={question}
      isLegendHidden
      look={`${styles.things} ${look}`}
      value={value}
      onChoose={onSet}
      // Arrow keys click, too, but at no place.
      onClick={({ detail }) => {
        if (isTapped && detail > 0) onShow?.();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && value !== undefined) onShow?.();
      }}
      {...given}
    />
  );
}
