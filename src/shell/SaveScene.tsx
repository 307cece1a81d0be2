import * as words from '#words/shell';
import type { PictureFormat } from '../save/savePicture';
import { useSaving } from '../save/useSaving';
import { Button } from '../ui/Button';
import { PressFailed } from '../ui/PressFailed';

const FORMATS: readonly PictureFormat[] = ['png', 'svg'];

/** Saves the scene in the window as a picture. What draws it is fetched when it is asked for. */
export function SaveScene() {
  const { failed, save } = useSaving(async (format) => {
    const { saveScene } = await import('../save/saving');
    await saveScene(format);
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form, a fieldset would make them one
    <div className="needs-script" role="group" aria-label={words.picture}>
      {FORMATS.map((format, index) => (
        <Button
          key={format}
          look="plain"
          aria-label={`${words.save(format.toUpperCase())}${words.saveScope}`}
          onClick={({ currentTarget }) => save(format, currentTarget, words.sceneNotSaved)}
        >
          {index === 0 ? words.save(format.toUpperCase()) : format.toUpperCase()}
        </Button>
      ))}
      {failed && <PressFailed what={failed} />}
    </div>
  );
}
