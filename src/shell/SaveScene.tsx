import { useState } from 'react';

/** Saves the scene in the window as a picture. What draws it is fetched when it is asked for. */
export function SaveScene() {
  const [isFailed, setIsFailed] = useState(false);
  const save = async () => {
    const { saveScene } = await import('../story/picture/saveScene');
    await saveScene();
  };
  return (
    <button
      type="button"
      className="needs-script"
      onClick={() => {
        setIsFailed(false);
        save().catch(() => setIsFailed(true));
      }}
    >
      {isFailed ? 'Not saved' : 'Save'}
      <span className="visually-hidden"> this scene as a picture</span>
    </button>
  );
}
