import { describe, expect, it } from 'vitest';
import { createClock } from './clock';

describe('createClock', () => {
  it('createClock() stands at 0, and tells every subscriber of a new time until they leave', () => {
    const clock = createClock();
    const heard: number[] = [];
    const leave = clock.subscribe(() => heard.push(clock.read()));
    expect(clock.read()).toBe(0);
    clock.set(16);
    clock.set(33);
    leave();
    clock.set(50);
    expect([heard, clock.read()]).toEqual([[16, 33], 50]);
  });
});
