import { describeMeasureFinding, describeNoWinner } from '../../model/fabricFindings';
import { formatNumberWord } from '../../model/words';
import { Claim } from '../claim/Claim';
import { ClaimText } from '../claim/ClaimText';
import { StoryLink } from '../StoryLink';
import { MirrorScene } from './MirrorScene';

/** One kilogram of each of six fabrics: its water against its energy. */
export function WaterAndEnergy() {
  return (
    <MirrorScene
      kind="energy"
      heading={
        <h2>
          Costs of
          <br /> the Materials
        </h2>
      }
      lead={<p>One kilogram of each. Press to see what it drank, burned and breathed out.</p>}
      action="Use Energy"
      note={
        <p className="note">
          <b>
            Only <Claim id="irrigation-liters" />?
          </b>{' '}
          <Claim id="irrigation-liters" /> is irrigation for the fiber alone; <Claim id="cotton-liters" />{' '}
          also count rain, and water to thin out pollution. The energy came to us in kWh; the numbers fit
          megajoules, a smaller unit.
        </p>
      }
      describeReading={({ kwhPerTurn }) =>
        `The stream is as wide as the thirst. One turn of the filament is ${formatNumberWord(kwhPerTurn)} kWh.`
      }
      finding={describeNoWinner()}
    />
  );
}

/** The same water against its CO2. */
export function WaterAndCo2() {
  return (
    <MirrorScene
      kind="co2"
      heading={<h3>The same water,</h3>}
      lead={<h3>and its CO2.</h3>}
      action="Emit CO2"
      note={
        <p>
          Liters per kilogram. The stream is as wide as the thirst.{' '}
          <StoryLink to="/charts/fabrics">
            <b>All three charts, with their tables</b>
          </StoryLink>
        </p>
      }
      describeReading={() => 'One grain is a tenth of a kilogram. Ten make a kilogram.'}
      finding={<ClaimText phrases={describeMeasureFinding('co2')} />}
    />
  );
}
