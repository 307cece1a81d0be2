import { figures } from '../data/figures';
import { formatFigure } from '../model/formatFigure';
import { PageHead } from '../shell/PageHead';
import { loadDarn } from '../story/darn/LaterDarn';
import { IndustryStory, loadWarpBelow } from '../story/industry/IndustryStory';
import { loadLakeStills } from '../story/industry/lakeCaptions';
import { Onward } from '../story/industry/Onward';

export const loadRest = async () => {
  await Promise.all([loadWarpBelow(), loadLakeStills(), loadDarn()]);
};

export function Component() {
  return (
    <>
      <PageHead
        title={formatFigure(figures['fashion-water'])}
        description="Fashion’s water in a year, measured against Lake Ontario and hung up as a hundred yarns: how much goes to textiles, and how much to cotton."
        path="thirsty_fashion/info2"
      />
      <IndustryStory />
      <Onward />
    </>
  );
}
