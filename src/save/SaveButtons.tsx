import * as words from '#words/shell';
import { Button } from '../ui/Button';
import { PressFailed } from '../ui/PressFailed';
import type { PictureFormat } from './savePicture';
import { useSaving } from './useSaving';

interface SaveButtonsProps {
  /** What is saved, e.g. "Water use by fabric". */
  name: string;
  /** Leaves the buttons to pointers: by keys the bar saves the same. */
  isForPointers?: boolean;
  onSave: (format: PictureFormat, button: HTMLElement) => Promise<void>;
}

const FORMATS: readonly PictureFormat[] = ['svg', 'png'];

/** Saves a picture as a file. What draws it is fetched when it is asked for. */
export function SaveButtons({ name, isForPointers = false, onSave }: SaveButtonsProps) {
  const { failed, save } = useSaving(onSave);
  return (
    <>
      {FORMATS.map((format, index) => (
        <Button
          key={format}
          look="words"
          tabIndex={isForPointers ? -1 : undefined}
          data-save={format}
          aria-label={words.saveNamed(format.toUpperCase(), name)}
          onClick={({ currentTarget }) => save(format, currentTarget, words.notSaved(format.toUpperCase()))}
        >
          {index === 0 ? words.saveAs(format.toUpperCase()) : format.toUpperCase()}
        </Button>
      ))}
      {failed && <PressFailed what={failed} />}
    </>
  );
}
