import { useState } from 'react';
import type { PictureFormat } from './savePicture';

/** Saves a picture with a press, and says why that failed: in the browser's own words where it gives no true pixels back. */
export function useSaving(onSave: (format: PictureFormat, button: HTMLElement) => Promise<void>) {
  const [failed, setFailed] = useState<string>();
  const save = (format: PictureFormat, button: HTMLElement, notSaved: string) => {
    setFailed(undefined);
    onSave(format, button).catch(({ name, message }: Error) =>
      setFailed(name === 'CanvasNoiseError' ? message : notSaved),
    );
  };
  return { failed, save };
}
