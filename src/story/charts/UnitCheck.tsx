interface UnitCheckProps {
  about: 'production' | 'energy';
  className?: string | undefined;
}

const CHECKS = {
  production: 'The source says kilograms per kilogram; grams per T-shirt fits.',
  energy: 'The axis says KwH; the values fit megajoules.',
};

/** What our check of a chart's unit found. */
export function UnitCheck({ about, className }: UnitCheckProps) {
  return (
    <div className={`note ${className ?? ''}`} role="note">
      <b>We checked</b>
      {CHECKS[about]}
    </div>
  );
}
