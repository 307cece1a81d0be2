import { useState } from 'react';
import { PressFailed } from '../story/PressFailed';

type Format = 'png' | 'svg';

const FORMATS: readonly Format[] = ['png', 'svg'];

/** Saves the scene in the window as a picture. What draws it is fetched when it is asked for. */
export function SaveScene() {
  const [failed, setFailed] = useState<Format>();
  const save = async (format: Format) => {
    const { saveScene } = await import('../story/picture/saving');
    await saveScene(format);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form, a fieldset would make them one
    <div className="needs-script" role="group" aria-label="Picture">
      {FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          onClick={() => {
            setFailed(undefined);
            save(format).catch(() => setFailed(format));
          }}
        >
          <span>{`Save ${format.toUpperCase()}`}</span>
          <span className="visually-hidden"> of this scene</span>
        </button>
      ))}
      {failed && <PressFailed what="Not saved." />}
    </div>
  );
}
