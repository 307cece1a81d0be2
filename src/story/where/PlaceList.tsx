import { useState } from 'react';
import * as words from '#words/where';
import type { PlaceId } from '../../data/places';
import { placeWaters } from '../../model/placeWater';
import { Choice } from '../../ui/Choice';
import styles from './PlaceList.module.css';

const OPTIONS = placeWaters.map(({ id, name }) => [id, name] as const);

/** The places as they lie on the thread, the world's average first. */
export function PlaceList({
  grown,
  onChoose,
}: {
  grown: PlaceId | undefined;
  onChoose: (id: PlaceId) => void;
}) {
  // The address follows a moment later: until then the press alone says what is chosen.
  const [shown, setShown] = useState({ grown, checked: grown });
  if (shown.grown !== grown) setShown({ grown, checked: grown });
  return (
    <Choice
      className="needs-script"
      look={styles.places}
      legend={words.legend}
      isLegendHidden
      options={OPTIONS}
      value={shown.checked}
      onChoose={(id) => {
        setShown({ grown, checked: id });
        onChoose(id);
      }}
    />
  );
}
