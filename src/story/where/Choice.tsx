import { useRef, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { linkUnread } from '#words/shell';
import * as words from '#words/where';
import { UNCONFIRMED } from '../../claim/Claim';
import { UnconfirmedKey } from '../../claim/UnconfirmedKey';
import type { PlaceId } from '../../data/places';
import { formatCups, formatNumber } from '../../model/format';
import { findGrown, findPlaceWater, MOST_CUPS } from '../../model/placeWater';
import { Republish } from '../../save/Republish';
import { Failure } from '../../ui/PressFailed';
import { useSaid, useTell } from '../../ui/reader';
import styles from './Choice.module.css';
import { PlaceList } from './PlaceList';
import { PlaceShirt } from './PlaceShirt';
import { PlaceCups, Sentence, writeSentence } from './Sentence';
import { NIGHT_CUPS } from './shirtLooks';
import { WorldMap } from './WorldMap';

/** The places that were chosen so far on this page, the last one last. */
function useTrail(grown: PlaceId | undefined): readonly PlaceId[] {
  const [trail, setTrail] = useState<readonly PlaceId[]>([]);
  if (grown !== undefined && trail.at(-1) !== grown) {
    const next = [...trail, grown];
    setTrail(next);
    return next;
  }
  return trail;
}

/** Where the cotton grew: list and map are one choice, and the shirt is drawn again from its cups. */
export function Choice({ isEmbedded = false }: { isEmbedded?: boolean }) {
  const { cups, grown: said } = useSaid();
  const tell = useTell();
  const grown = findGrown(said);
  const choose = (id: PlaceId) => tell({ grown: id });
  const trail = useTrail(grown);
  const root = useRef<HTMLElement>(null);
  const { ref: shirtRef, inView } = useInView({ rootMargin: '0px 0px -45%' });
  const place = findPlaceWater(grown ?? 'world');
  const beforeId = trail.at(-2);
  const before = beforeId && beforeId !== grown ? findPlaceWater(beforeId) : undefined;
  const chooseOnMap = (id: PlaceId) => {
    choose(id);
    root.current?.querySelector<HTMLElement>(`input[value="${id}"]`)?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={root}
      className={styles.choice}
      data-ground={inView ? 'night' : 'weld'}
      data-part="places"
      data-picture="places"
    >
      <div className={styles.laid} data-chosen={grown !== undefined || undefined}>
        <h1>{words.pageTitle}</h1>
        <div className={styles.controls}>
          <p className={styles.lead}>
            <span>{words.lead} </span>
            <b className="needs-script">{words.pick}</b>
          </p>
          {said !== undefined && grown === undefined && <Failure>{linkUnread}</Failure>}
          <PlaceList grown={grown} onChoose={choose} />
          <div className={styles.said}>
            {grown === undefined ? (
              <div className="plain-only">
                <p className="title">{place.grown}</p>
                <p>
                  <PlaceCups place={place} />
                </p>
              </div>
            ) : (
              <Sentence place={place} cups={cups} />
            )}
          </div>
        </div>
        <div className={`scroll-only ${styles.map}`}>
          <WorldMap grown={grown} onChoose={chooseOnMap} />
        </div>
        <div className={styles.notes}>
          <p className="scroll-only">{words.mapNote}</p>
          <p>
            <span>{words.copies} </span>
            <span className="plain-only">{words.usedUp} </span>
            <UnconfirmedKey />
          </p>
        </div>
        <div ref={shirtRef} className={`scroll-only ${styles.shirt}`}>
          <PlaceShirt
            className={styles.stage}
            look={NIGHT_CUPS}
            hasCorner
            most={MOST_CUPS}
            river={place.river}
            rain={place.rain}
            ghost={before}
            yours={cups}
            isWaiting={grown === undefined}
            counts={grown}
            label={grown === undefined ? words.shirtWaits : words.shirtPicture(writeSentence(place))}
            tag={cups !== undefined && <span className={styles.tag}>{words.yours(formatCups(cups))}</span>}
          />
        </div>
        <div className={`scroll-only ${styles.beside}`}>
          {grown === undefined && <p className="subtitle">{words.shirtWaits}</p>}
          <p className="small">{words.everyCup}</p>
          {before && (
            <p className="small" data-before="">
              {words.dashedShirt(before.name, <span {...UNCONFIRMED}>{formatNumber(before.both)}</span>)}
            </p>
          )}
          <p className="small">{words.usedUp}</p>
          <Republish
            hasPicture={false}
            embed={
              isEmbedded ? undefined : { id: grown ? `where?grown=${grown}` : 'where', name: words.pageTitle }
            }
          />
        </div>
      </div>
    </section>
  );
}
