import * as words from '#words/fabrics';
import { UnconfirmedKey } from '../claim/UnconfirmedKey';
import { PAGE_SOURCES } from '../data/pageSources';
import { describeChartSource } from '../model/chartSource';
import { CHART_MEASURES } from '../model/fabrics';
import { Section } from '../ui/section/Section';
import { AxisCheck } from './AxisCheck';
import { ChartTools } from './ChartTools';
import { FABRIC_CHARTS, FabricFigure } from './FabricFigure';
import styles from './FabricsStory.module.css';
import { useChartSound } from './useChartSound';

/** The dashboard: water, energy and CO2 of six fabrics, side by side where a quarter of the window is enough. */
export function FabricsStory() {
  const sounds = {
    water: useChartSound(FABRIC_CHARTS.water.data),
    energy: useChartSound(FABRIC_CHARTS.energy.data),
    co2: useChartSound(FABRIC_CHARTS.co2.data),
  };
  return (
    <section className={styles.page} data-ground="paper">
      <header className={`row gap-6 flat ${styles.head}`}>
        <h1>{words.title}</h1>
        <p className="body fill">
          <span>{`${words.lede} `}</span>
          <span className="scroll-only screen-only">{words.ask}</span>
        </p>
      </header>
      <div className={`columns flat ${styles.charts}`}>
        {CHART_MEASURES.map((measure) => (
          <Section key={measure} name={`fabrics-${measure}`}>
            <FabricFigure measure={measure} sounding={sounds[measure].id} />
          </Section>
        ))}
      </div>
      <Section name="fabrics-foot">
        <div className={`small stack gap-2 ${styles.foot}`}>
          <p>
            <AxisCheck about="energy" /> <span>{words.co2e}</span> <UnconfirmedKey />
          </p>
          <ChartTools
            charts={CHART_MEASURES.map((measure) => ({
              spec: FABRIC_CHARTS[measure],
              sound: sounds[measure],
            }))}
            source={words.sources(describeChartSource('water'), PAGE_SOURCES.fabrics)}
          />
        </div>
      </Section>
    </section>
  );
}
