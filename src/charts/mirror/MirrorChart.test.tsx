import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fabrics } from '../../data/fabrics';
import { MirrorChart } from './MirrorChart';

test('<MirrorChart kind> holds every value, both axis titles and named bars', () => {
  const html = renderToString(<MirrorChart kind="energy" />);
  expect(html).toContain('Water use (Liters per kg of fabric)');
  expect(html).toContain('Energy use (KwH per kg of fabric)');
  expect(html).toContain('aria-label="Cotton: 1,559 liters per kg"');
  expect(html).toContain('aria-label="Hemp: 22 kWh per kg"');
  expect(html).toContain('>22 kWh, least</text>');
  expect(html.match(/role="img"/g)).toHaveLength(2 * fabrics.length);
  expect(html).not.toContain('tabindex');
  expect(html).not.toContain('style=');
});
