import * as words from '#words/shell';
import { isPlainClick } from '../isPlainClick';

/** Loads the page anew. By itself, a link to an address with a fragment would only scroll. */
export function LoadLink() {
  return (
    <a
      href={window.location.href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        window.location.reload();
      }}
    >
      {words.loadPage}
    </a>
  );
}
