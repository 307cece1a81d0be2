import { useState } from 'react';
import * as words from '#words/shell';
import { Button } from '../ui/Button';
import { PressFailed } from '../ui/PressFailed';
import type { PictureFormat } from './savePicture';

interface SaveButtonsProps {
  /** What is saved, e.g. "Water use by fabric". */
  name: string;
  onSave: (format: PictureFormat, button: HTMLElement) => Promise<void>;
}

const FORMATS: readonly PictureFormat[] = ['svg', 'png'];

/** Saves a picture as a file. What draws it is fetched when it is asked for. */
export function SaveButtons({ name, onSave }: SaveButtonsProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <>
      {FORMATS.map((format, index) => (
        <Button
          key={format}
          look="words"
          aria-label={words.saveNamed(format.toUpperCase(), name)}
          onClick={({ currentTarget }) => {
            setFailed(undefined);
            onSave(format, currentTarget).catch(({ name: kind, message }: Error) =>
              setFailed(kind === 'CanvasNoiseError' ? message : words.notSaved(format.toUpperCase())),
            );
          }}
        >
          {index === 0 ? words.saveAs(format.toUpperCase()) : format.toUpperCase()}
        </Button>
      ))}
      {failed && <PressFailed what={failed} />}
    </>
  );
}
