import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MirrorChart } from './MirrorChart';

test('<MirrorChart isStarted> holds every value, both axis titles and named bars', () => {
  const html = renderToString(<MirrorChart kind="energy" order="listed" isStarted />);
  expect(html).toContain('Water use (Liters per kg of fabric)');
  expect(html).toContain('Energy use (KwH per kg of fabric)');
  expect(html).toContain('aria-label="Cotton: 1,559 liters per kg"');
  expect(html).toContain('aria-label="Hemp: 22 kWh per kg"');
  expect(html.match(/role="img"/g)).toHaveLength(12);
  expect(html.match(/tabindex="0"/g)).toHaveLength(1);
  expect(html).not.toContain('style=');
});

test('<MirrorChart isStarted={false}> shows axes and no value', () => {
  const html = renderToString(<MirrorChart kind="co2" order="listed" isStarted={false} />);
  expect(html).toContain('CO2 Emissions (kg per kg of fabric)');
  expect(html).toContain('>1,600</text>');
  expect(html).not.toContain('1,559 L');
});
