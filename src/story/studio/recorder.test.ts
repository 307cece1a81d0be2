import { beforeEach, describe, expect, it } from 'vitest';
import { createRecorder, type Recorder } from './recorder';
import { createReplay } from './replay';

/** A canvas whose context notes what is called and set. */
class FakeCanvas {
  width = 1;
  notes: unknown[][] = [];
  context = new Proxy({} as Record<string, unknown>, {
    get: (known, name: string) =>
      known[name] ??
      ((...values: unknown[]) => {
        this.notes.push([name, ...values]);
        return name.startsWith('create')
          ? { addColorStop: (...stop: unknown[]) => this.notes.push(stop) }
          : 7;
      }),
    set: (known, name: string, value) => {
      known[name] = value;
      this.notes.push([name, value]);
      return true;
    },
  });
  getContext() {
    return this.context;
  }
}

let made: FakeCanvas[];
let calls: number;
let recorder: Recorder;
let replay: ReturnType<typeof createReplay>;

beforeEach(() => {
  made = [];
  calls = 0;
  recorder = createRecorder(() => calls++);
  replay = createReplay({
    createCanvas: () => {
      const canvas = new FakeCanvas();
      made.push(canvas);
      return canvas;
    },
    createPath: (d: string) => ({ d }),
  });
});

const createContext = () => {
  const context = recorder.makeCanvas('createCanvas', [1, 1], { width: 1, height: 1 }).getContext('2d');
  if (!context) throw new Error('there is no context');
  return context;
};

describe('createRecorder and createReplay', () => {
  it('a stand-in that is awaited is no promise, and nothing is recorded of it', async () => {
    const context = createContext();
    recorder.take();
    calls = 0;
    expect(await Promise.resolve(context)).toBe(context);
    expect([calls, recorder.take().numbers.length]).toEqual([0, 0]);
  });

  it('does the same calls and assignments in the same order, whatever they are given', () => {
    const context = createContext();
    context.lineWidth = 2.5;
    context.fillStyle = '#123456';
    context.setLineDash([8, 6]);
    context.transform(1, 0, 0.25, 1, 10, -20);
    context.fill(recorder.make('createPath', ['M0 0Z']) as Path2D, 'evenodd');
    replay(recorder.take());
    expect(made[0]?.notes).toEqual([
      ['lineWidth', 2.5],
      ['fillStyle', '#123456'],
      ['setLineDash', [8, 6]],
      ['transform', 1, 0, 0.25, 1, 10, -20],
      ['fill', { d: 'M0 0Z' }, 'evenodd'],
    ]);
  });

  it('has room for thousands of calls, and for as many again', () => {
    const context = createContext();
    const points = Array.from({ length: 3000 }, (_, i) => [i, i / 2]);
    for (const [x = 0, y = 0] of points) context.lineTo(x, y);
    replay(recorder.take());
    expect(made[0]?.notes).toEqual(points.map((point) => ['lineTo', ...point]));
    for (const [x = 0, y = 0] of points) context.lineTo(x, y);
    replay(recorder.take());
    expect(made[0]?.notes).toHaveLength(6000);
  });

  it('hands over canvases and gradients as what the other side holds', () => {
    const source = recorder.makeCanvas('createCanvas', [1, 1], { width: 1, height: 1 });
    const context = createContext();
    context.drawImage(source, 1, 2);
    const gradient = context.createLinearGradient(0, 0, 0, 9);
    gradient.addColorStop(0.5, 'red');
    context.fillStyle = gradient;
    replay(recorder.take());
    const [, shown] = made;
    expect(shown?.notes.slice(0, 3)).toEqual([
      ['drawImage', made[0], 1, 2],
      ['createLinearGradient', 0, 0, 0, 9],
      [0.5, 'red'],
    ]);
    expect(shown?.notes[3]?.[1]).toBeTypeOf('object');
  });

  it('lets what was set be read again', () => {
    const canvas = recorder.makeCanvas('createCanvas', [1, 1], { width: 1, height: 1 });
    canvas.width = 320;
    const context = canvas.getContext('2d');
    if (context) context.globalAlpha = 0.4;
    expect(canvas.width).toBe(320);
    expect(context?.globalAlpha).toBe(0.4);
    expect(context?.canvas).toBe(canvas);
    expect(canvas.getContext('2d')).toBe(context);
    replay(recorder.take());
    expect(made[0]?.width).toBe(320);
  });

  it('goes on with the same objects and names in the next recording, and says when it begins', () => {
    const context = createContext();
    context.clearRect(0, 0, 1, 1);
    expect(calls).toBe(1);
    replay(recorder.take());
    context.clearRect(0, 0, 2, 2);
    context.save();
    expect(calls).toBe(2);
    const next = recorder.take();
    expect(next.names).toEqual(['save']);
    replay(next);
    expect(made[0]?.notes).toEqual([['clearRect', 0, 0, 1, 1], ['clearRect', 0, 0, 2, 2], ['save']]);
    expect(recorder.take().numbers).toHaveLength(0);
  });
});
