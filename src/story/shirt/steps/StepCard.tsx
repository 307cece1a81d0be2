import { useInView } from 'react-intersection-observer';
import * as words from '#words/shirt';
import { Claim } from '../../../claim/Claim';
import { type ProcessId, processes } from '../../../data/processes';
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
  const { ground, thread } = STEP_DYES[id];
  const [entering, leaving] = thread;
  const { ref } = useInView({
    threshold: THRESHOLDS,
    onChange: (_inView, entry) => onVisibility(id, entry.isIntersecting ? entry.intersectionRatio : 0),
  });
  const place = processes.findIndex((process) => process.id === id) + 1;
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
        // By keys: on phones the card of another step stands where this one will.
        if (!isActive && target.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'center' });
      }}
    >
      <i className={styles.above} data-knot={`103,12,${entering};96,66,${entering}`} data-knot-narrow="" />
      <i className={styles.line} data-knot-narrow={`50,1,${leaving};50,82,${leaving}`} />
      <div
        className={styles.card}
        data-knot={`80,3,${entering};75,30,${leaving};72,65,${leaving};75,98,${leaving}`}
        data-knot-narrow=""
        data-dyes={thread.join()}
      >
        <p className={styles.place}>{words.place(place, processes.length)}</p>
        <h2 id={`step-${id}`}>{name}</h2>
        <p className={styles.range}>
          <Claim id={id} />
        </p>
        <p className={styles.text}>{words.STEP_TEXTS[id]}</p>
        <p className={styles.total}>{words.soFar(<Claim id={`after-${id}`} />)}</p>
      </div>
      <i className={styles.below} data-knot={`85,32,${leaving};101,76,${leaving}`} data-knot-narrow="" />
      {stillCups !== undefined && (
        <div className={styles.still} data-ground={ground}>
          <StepField cups={stillCups} />
        </div>
      )}
    </section>
  );
}
