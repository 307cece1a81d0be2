import type { ReactNode } from 'react';
import * as words from '#words/shell';
import { LANGUAGE, LANGUAGE_BASE } from '../words/language';
import { readOfflineSize } from './offlineSize';

/** The whole site as one file, to be opened from disk without a network. */
export function OfflineLink({ children }: { children?: ReactNode }) {
  return (
    <a
      href={`${LANGUAGE_BASE}threadprint-offline.zip`}
      download={`threadprint-offline-${LANGUAGE}.zip`}
      data-offline-copy=""
    >
      {children ?? <span data-size="">{words.offlineCopy(readOfflineSize())}</span>}
    </a>
  );
}
