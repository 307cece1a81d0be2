import { axisX, axisY, barY, plot } from '@observablehq/plot';
import { useEffect, useRef } from 'react';
import { CHARTS, DURATION_MS, listBars, SIZE } from './series.js';

/** Plot draws a still picture: its bars are grown with the Web Animations API, as its users do. */
function Chart({ title, field, max }) {
  const ref = useRef(null);
  useEffect(() => {
    const picture = plot({
      ...SIZE,
      marginLeft: 80,
      x: { domain: listBars(field).map(({ name }) => name) },
      y: { domain: [0, max], label: title },
      marks: [axisX(), axisY(), barY(listBars(field), { x: 'name', y: 'value', fill: '#1f5b82' })],
    });
    ref.current.append(picture);
    for (const bar of picture.querySelectorAll('[aria-label="bar"] rect')) {
      bar.style.transformOrigin = 'bottom';
      bar.style.transformBox = 'fill-box';
      bar.animate({ transform: ['scaleY(0)', 'none'] }, DURATION_MS);
    }
    return () => picture.remove();
  }, [title, field, max]);
  return <div ref={ref} />;
}

export function Dashboard() {
  return CHARTS.map((chart) => <Chart key={chart.id} {...chart} />);
}
