import * as words from '#words/charts';
import { LastLine } from '../ui/EmbedCredits';
import { LANGUAGE_BASE } from '../words/language';

/** Source and license of an embedded chart, and the way to the whole: the page below the language's base. */
export function Credits({ source, page }: { source: string; page: string }) {
  return (
    <LastLine>
      {words.credits(
        source,
        <a href={LANGUAGE_BASE + page} target="_blank" rel="noreferrer">
          Threadprint
        </a>,
      )}
    </LastLine>
  );
}
