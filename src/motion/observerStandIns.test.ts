import { describe, expect, it } from 'vitest';
import { provideObservers } from './observerStandIns.ts';

const element = { getBoundingClientRect: () => ({ width: 300, height: 200 }) } as unknown as Element;

function createObservers() {
  const provided: Parameters<typeof provideObservers>[0] = {};
  provideObservers(provided);
  const { IntersectionObserver, ResizeObserver } = provided;
  if (!IntersectionObserver || !ResizeObserver) throw new Error('no stand-in');
  return { IntersectionObserver, ResizeObserver };
}

describe('provideObservers(target)', () => {
  it('leaves the observers of the browser alone', () => {
    class Own {}
    const target = { IntersectionObserver: Own as never, ResizeObserver: Own as never };
    provideObservers(target);
    expect(target).toEqual({ IntersectionObserver: Own, ResizeObserver: Own });
  });
  it('takes the place of observers that throw when they are made', () => {
    class Refused {
      constructor() {
        throw new TypeError('refused');
      }
    }
    const target = { IntersectionObserver: Refused as never, ResizeObserver: Refused as never };
    provideObservers(target);
    expect(Object.values(target)).not.toContain(Refused);
  });
  it('tells after observe() has returned that the element is seen, and how large it is', async () => {
    const { IntersectionObserver, ResizeObserver } = createObservers();
    const told: unknown[] = [];
    new IntersectionObserver(([entry]) => told.push(entry?.isIntersecting)).observe(element);
    new ResizeObserver(([entry]) => told.push(entry?.contentRect.width)).observe(element);
    expect(told).toEqual([]);
    await Promise.resolve();
    expect(told).toEqual([true, 300]);
  });
  it('tells nothing of what is no longer watched', async () => {
    const { IntersectionObserver, ResizeObserver } = createObservers();
    const told: string[] = [];
    const seen = new IntersectionObserver(() => told.push('seen'));
    seen.observe(element);
    seen.unobserve(element);
    const measured = new ResizeObserver(() => told.push('measured'));
    measured.observe(element);
    measured.disconnect();
    await Promise.resolve();
    expect(told).toEqual([]);
  });
});
