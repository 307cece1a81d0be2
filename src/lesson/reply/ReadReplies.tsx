import { useState } from 'react';
import * as words from '#words/reply';
import { findReplies } from '../../model/reply/reply';
import { Announcement } from '../../ui/Announcement';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/Field';
import type { Board } from '../board/useClassBoard';

/** Reads what pupils have answered from links that are pasted. */
export function ReadReplies({ take }: Pick<Board, 'take'>) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');

  const read = (found: string) => {
    const { answers, unread } = findReplies(found);
    const { leftOut, cut } = take(answers);
    const sentences = [
      words.answersRead(answers.length - leftOut - cut),
      unread + cut > 0 && words.linksUnread(unread + cut),
      leftOut > 0 && words.answersLeftOut(leftOut),
    ];
    setSaid(sentences.filter(Boolean).join(' '));
  };
  return (
    <div className="measure stack" data-read="">
      <p>{words.readText}</p>
      <label htmlFor="links">{words.pasteLabel}</label>
      <TextArea
        id="links"
        dir="ltr"
        rows={3}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="row">
        <Button
          disabled={text.trim() === ''}
          onClick={() => {
            read(text);
            setText('');
          }}
        >
          {words.readLinks}
        </Button>
        <span>{said}</span>
      </p>
      <Announcement>{said}</Announcement>
    </div>
  );
}
