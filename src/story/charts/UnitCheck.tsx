import { Darn } from '../darn/Darn';

interface UnitCheckProps {
  about: 'production' | 'energy';
  className?: string | undefined;
}

const CHECKS = {
  production: (
    <Darn
      id="grams"
      said="The source says "
      saidAfter=" but grams per T-shirt fits"
      checked="The values fit "
    />
  ),
  energy: (
    <Darn
      id="megajoules"
      said="The axis says "
      saidAfter=" but the values fit megajoules"
      checked="The values fit "
    />
  ),
};

/** What our check of a chart's unit found. */
export function UnitCheck({ about, className }: UnitCheckProps) {
  return (
    <p className={`note ${className ?? ''}`}>
      <b>We checked</b>
      {CHECKS[about]}
      <span>.</span>
    </p>
  );
}
