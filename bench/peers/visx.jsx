import { animated, useSpring } from '@react-spring/web';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { TooltipWithBounds, useTooltip } from '@visx/tooltip';
import { COLOR, DURATION_MS, MARGIN } from './series.js';

const AnimatedBar = animated(Bar);

function Chart({ title, category, bars, max, width, height, hasValues }) {
  const { tooltipData, tooltipLeft, tooltipTop, tooltipOpen, showTooltip, hideTooltip } = useTooltip();
  const heightPx = height - MARGIN.top - MARGIN.bottom;
  const x = scaleBand({
    domain: bars.map(({ name }) => name),
    range: [0, width - MARGIN.left - MARGIN.right],
    padding: 0.3,
  });
  const y = scaleLinear({ domain: [0, max], range: [heightPx, 0] });
  const { share } = useSpring({ from: { share: 0 }, to: { share: 1 }, config: { duration: DURATION_MS } });
  return (
    <div style={{ position: 'relative' }}>
      <svg width={width} height={height} role="img" aria-label={title}>
        <title>{title}</title>
        <Group left={MARGIN.left} top={MARGIN.top}>
          <AxisLeft scale={y} label={title} />
          <AxisBottom scale={x} top={heightPx} label={category} />
          {bars.map(({ name, value }) => (
            <AnimatedBar
              key={name}
              x={x(name)}
              width={x.bandwidth()}
              y={share.to((part) => y(value * part))}
              height={share.to((part) => heightPx - y(value * part))}
              fill={COLOR}
              onMouseMove={() =>
                showTooltip({
                  tooltipData: `${name}: ${value}`,
                  tooltipLeft: MARGIN.left + x(name),
                  tooltipTop: MARGIN.top + y(value),
                })
              }
              onMouseLeave={hideTooltip}
            />
          ))}
          {hasValues &&
            bars.map(({ name, value }) => (
              <animated.text
                key={name}
                x={x(name) + x.bandwidth() / 2}
                y={share.to((part) => y(value * part) - 6)}
                textAnchor="middle"
              >
                {share.to((part) => String(Math.round(value * part * 10) / 10))}
              </animated.text>
            ))}
        </Group>
      </svg>
      {tooltipOpen && (
        <TooltipWithBounds left={tooltipLeft} top={tooltipTop}>
          {tooltipData}
        </TooltipWithBounds>
      )}
    </div>
  );
}

export const show = (charts) => charts.map((chart) => <Chart key={chart.id} {...chart} />);
