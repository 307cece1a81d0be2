import { titleLines } from '#words/home';
import { MEDIA } from '../../theme/media';
import type { WoodLine } from './woodType';

/** Names of the title's lines: each has its own custom properties in Title.module.css. */
export type TitleLine = 'fashion' | 'first' | 'industry' | 'the' | 'thirsty';

export interface TitleLayout {
  /** The lines from top to bottom. */
  names: readonly TitleLine[];
  lines: readonly WoodLine[];
}

export const LINE_TEXTS: Readonly<Record<TitleLine, string>> = {
  ...titleLines,
  first: `${titleLines.the} ${titleLines.thirsty}`,
};

/** Three lines; on phones four, the first a short one. Title.module.css says the same without script. */
export const WIDE_TITLE: TitleLayout = {
  names: ['first', 'fashion', 'industry'],
  lines: [{}, {}, {}],
};

export const PHONE_TITLE: TitleLayout = {
  names: ['the', 'thirsty', 'fashion', 'industry'],
  lines: [{ shareOfSmallest: 0.8 }, {}, {}, {}],
};

/** The media query of the four-line title. */
export const PHONE_TITLE_QUERY = `${MEDIA.narrow} and (not ${MEDIA.short}), ${MEDIA.tiny}`;
