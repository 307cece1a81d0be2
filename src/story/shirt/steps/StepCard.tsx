import { useInView } from 'react-intersection-observer';
import * as words from '#words/shirt';
import { Claim } from '../../../claim/Claim';
import type { ProcessId } from '../../../data/processes';
import { Card } from '../../../ui/Card';
import styles from './StepCard.module.css';
import { StepField } from './StepField';
import { STEP_DYES } from './stepDyes';

/** Finishing counts as soon as anything of it shows, the others from the half on. */
const THRESHOLDS = [0, 0.001, 0.01, 0.5];

interface StepCardProps {
  id: ProcessId;
  name: string;
  /** How many cups its own still field holds; undefined while one moving field serves all steps. */
  stillCups: number | undefined;
  isActive: boolean;
  /** Told how much of the section is in view, from 0 to 1. */
  onVisibility: (id: ProcessId, ratio: number) => void;
}

/** One process: a section that the scroll passes through, and in it a pinked sample of cloth with its text. */
export function StepCard({ id, name, stillCups, isActive, onVisibility }: StepCardProps) {
  const { ref } = useInView({
    threshold: THRESHOLDS,
    onChange: (_inView, entry) => onVisibility(id, entry.isIntersecting ? entry.intersectionRatio : 0),
  });
  return (
    <section
      ref={ref}
      id={id}
      className={styles.step}
      data-moment=""
      data-step={id}
      data-active={isActive ? '' : undefined}
      aria-labelledby={`step-${id}`}
      onFocus={({ target, currentTarget }) => {
        // By keys: the card of another step stands where this one will.
        if (!isActive && target.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'center' });
      }}
    >
      <Card isPinked className={styles.card}>
        <h2 id={`step-${id}`}>{name}</h2>
        <p className={styles.range}>
          <Claim id={id} />
        </p>
        <p>{words.STEP_TEXTS[id]}</p>
        <p className={styles.total}>{words.soFar(<Claim id={`after-${id}`} />)}</p>
      </Card>
      {stillCups !== undefined && (
        <div className={styles.still} data-ground={STEP_DYES[id].ground}>
          <StepField cups={stillCups} />
        </div>
      )}
    </section>
  );
}
