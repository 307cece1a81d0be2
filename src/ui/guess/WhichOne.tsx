import type { ReactNode } from 'react';
import { Radio } from '../Radio';

interface WhichOneProps<Id extends string> {
  /** What is asked, as it is heard: its words stand beside the picture. */
  question: string;
  className?: string | undefined;
  /** The things of the picture, each where it stands. */
  options: readonly { id: Id; picture: ReactNode }[];
  /** Undefined until the reader marks one. */
  value: Id | undefined;
  onSet: (id: Id) => void;
  /** Has the picture answer: by Enter, and where `isTapped`, by a tap. */
  onShow: () => void;
  isTapped?: boolean;
}

/** Which one? A tap on the thing itself. Arrow keys only move the mark. */
export function WhichOne<Id extends string>({
  question,
  className,
  options,
  value,
  onSet,
  onShow,
  isTapped,
}: WhichOneProps<Id>) {
  return (
    <fieldset
      className={className}
      aria-label={question}
      // Arrow keys click, too, but at no place.
      onClick={({ detail }) => {
        if (isTapped && detail > 0) onShow();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && value !== undefined) onShow();
      }}
    >
      {options.map(({ id, picture }) => (
        <Radio key={id} name={question} value={id} checked={id === value} onChange={() => onSet(id)}>
          {picture}
        </Radio>
      ))}
    </fieldset>
  );
}
