import * as words from '#words/shirt';
import { Claim } from '../../../claim/Claim';
import { WATER_IDS, type WaterId } from './waters';

/** One water: its part, and where it came from. */
export const WaterPart = ({ id }: { id: WaterId }) => (
  <>
    <b className="figure">
      <Claim id={`${id}-part`} />
    </b>{' '}
    <span>{words.WATER_LABELS[id]}</span>
  </>
);

/** The three waters one below the other, where no picture names them. */
export const WatersList = () => (
  <ul data-plain="">
    {WATER_IDS.map((id) => (
      <li key={id}>
        <WaterPart id={id} />
      </li>
    ))}
  </ul>
);
