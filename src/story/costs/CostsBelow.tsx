import { Ending } from './Ending';
import { Flashcards } from './Flashcards';
import { MaterialsSection } from './MaterialsSection';
import { TipsSection } from './TipsSection';
import { Strands } from './thread/Strands';

/** All but the first screen, and the thread that runs through the whole page. */
export function CostsBelow() {
  return (
    <>
      <Strands />
      <MaterialsSection />
      <Flashcards />
      <TipsSection />
      <Ending />
    </>
  );
}
