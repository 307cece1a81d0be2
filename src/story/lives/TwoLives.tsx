import * as words from '#words/lives';
import { formatNumber } from '../../model/format';
import { formatLives } from '../../model/lives/address';
import { addParts, calculateParts, OPENING } from '../../model/lives/life';
import { judge } from '../../model/lives/verdict';
import { Republish } from '../../save/Republish';
import { Announcement } from '../../ui/Announcement';
import { Failure } from '../../ui/PressFailed';
import { Fact } from './Fact';
import { Life } from './Life';
import { useLives } from './livesStore';
import styles from './TwoLives.module.css';
import { useUnreadLives } from './useLivesAddress';
import { writeVerdict } from './worlds/verdictText';
import { Worlds } from './worlds/Worlds';

/** Two lives one above the other, and below them what 200 worlds say of them. */
export function TwoLives({ isEmbedded = false }: { isEmbedded?: boolean }) {
  const pair = useLives();
  const unread = useUnreadLives();
  const [a, b] = [pair.a, pair.b].map((life) => formatNumber(Math.round(addParts(calculateParts(life)))));
  return (
    <section className={styles.tool} data-ground="vat" data-picture="lives" aria-label={words.toolTitle}>
      {unread && (
        <p className={styles.unread}>
          <Failure>{words.livesUnread[unread]}</Failure>
        </p>
      )}
      <Life letter="a" />
      <Life letter="b" />
      <Worlds />
      <div className={styles.below} data-ground="night" data-computed="">
        <p className={styles.note}>{words.oneYarn(<Fact id="published-shirts-co2" />)}</p>
        <p className={styles.note}>{words.notChance}</p>
        <div className={styles.taken}>
          <Republish
            embed={isEmbedded ? undefined : { id: `lives${formatLives(pair)}`, name: words.pageTitle }}
          />
        </div>
      </div>
      <Announcement>
        {pair !== OPENING && words.announced(writeVerdict(judge(pair)), a ?? '', b ?? '')}
      </Announcement>
    </section>
  );
}
