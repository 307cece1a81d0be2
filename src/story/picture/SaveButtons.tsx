import { useState } from 'react';
import type { PictureFormat } from './savePicture';

interface SaveButtonsProps {
  /** What is saved, e.g. "Water use by fabric". */
  name: string;
  className?: string | undefined;
  onSave: (format: PictureFormat, button: HTMLElement) => Promise<void>;
}

const FORMATS: readonly PictureFormat[] = ['svg', 'png'];

/** Saves a picture as a file. What draws it is fetched when it is asked for. */
export function SaveButtons({ name, className, onSave }: SaveButtonsProps) {
  const [failed, setFailed] = useState<PictureFormat>();
  return FORMATS.map((format) => {
    const label = failed === format ? 'Not saved: try again' : `Save as ${format.toUpperCase()}`;
    return (
      <button
        key={format}
        type="button"
        className={`needs-script ${className ?? ''}`}
        data-save={format}
        aria-label={`${label}: ${name}`}
        onClick={({ currentTarget }) => {
          setFailed(undefined);
          onSave(format, currentTarget).catch(() => setFailed(format));
        }}
      >
        {label}
      </button>
    );
  });
}
