import { useId, useState } from 'react';
import * as words from '#words/where';
import type { PlaceId } from '../../data/places';
import { placeWaters } from '../../model/placeWater';
import { Radio } from '../../ui/Radio';
import styles from './PlaceList.module.css';

/** The places as they lie on the thread, the world's average first: one tab stop, arrows choose. */
export function PlaceList({
  grown,
  onChoose,
}: {
  grown: PlaceId | undefined;
  onChoose: (id: PlaceId) => void;
}) {
  const name = useId();
  // The address follows a moment later: until then the press alone says what is chosen.
  const [shown, setShown] = useState({ grown, checked: grown });
  if (shown.grown !== grown) setShown({ grown, checked: grown });
  const { checked } = shown;
  return (
    <fieldset className="needs-script">
      <legend className="visually-hidden">{words.legend}</legend>
      <div className={styles.places}>
        {placeWaters.map(({ id, name: place }) => (
          <Radio
            key={id}
            name={name}
            value={id}
            data-radio={id}
            checked={id === checked}
            tabIndex={id === (checked ?? 'world') ? 0 : -1}
            onChange={() => {
              setShown({ grown, checked: id });
              onChoose(id);
            }}
          >
            {place}
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
