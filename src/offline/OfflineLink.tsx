import * as words from '#words/shell';
import { LANGUAGE, LANGUAGE_BASE } from '../words/language';
import { readOfflineSize } from './offlineSize';

/** The whole site as one file, to be opened from disk without a network. */
export function OfflineLink({ className }: { className?: string | undefined }) {
  return (
    <a
      className={className}
      href={`${LANGUAGE_BASE}threadprint-offline.zip`}
      download={`threadprint-offline-${LANGUAGE}.zip`}
      data-offline-copy=""
    >
      <span data-size="">{words.offlineCopy(readOfflineSize())}</span>
    </a>
  );
}
