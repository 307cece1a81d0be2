import * as words from '#words/activity';
import { Button } from '../../ui/Button';
import { Failure, PressFailed } from '../../ui/PressFailed';
import { usePressedPart } from '../../ui/usePressedPart';

/** Beyond it a code's squares are too small for a phone across a room. */
const LONGEST_IN_CODE = 900;

/** The code of a link, on a press, by which it is written. */
export function LinkCode({ label, write }: { label: string; write: () => string }) {
  const { isOpen, hasFailed, part, toggle } = usePressedPart(() => import('../join/QrCode'));
  const link = isOpen ? write() : '';
  const isTooLong = link.length > LONGEST_IN_CODE;
  return (
    <>
      <Button look="words" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? words.hideCode : words.showCode}
      </Button>
      {isOpen && isTooLong && <Failure>{words.codeTooLong}</Failure>}
      {isOpen && hasFailed && <PressFailed what={words.showCode} />}
      {isOpen && !isTooLong && part && <part.QrCode link={link} label={label} />}
    </>
  );
}
