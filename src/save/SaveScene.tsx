import * as words from '#words/shell';
import { SaveButtons } from './SaveButtons';
import styles from './SaveScene.module.css';

/** Saves the scene that it stands in as a picture, as it is in the window. */
export function SaveScene() {
  return (
    <p className={`${styles.save} needs-script`} data-unsaved="">
      <SaveButtons
        name={words.thisPicture}
        onSave={async (format, button) => {
          const { saveScene } = await import('./saving');
          const scene = button.closest<HTMLElement>('[data-picture]');
          if (scene) await saveScene(scene, format);
        }}
      />
    </p>
  );
}
