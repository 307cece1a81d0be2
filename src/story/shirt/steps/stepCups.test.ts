import { describe, expect, it } from 'vitest';
import { countCertain, listStepCups } from './stepCups';

describe('listStepCups', () => {
  it('listStepCups() holds 32, 212, 53 and 106 cups in the order of the processes', () => {
    const cups = listStepCups();
    expect(cups).toHaveLength(403);
    const count = (process: string) => cups.filter((cup) => cup.process === process).length;
    expect(['bleaching', 'dyeing', 'printing', 'finishing'].map(count)).toEqual([32, 212, 53, 106]);
    expect([cups[31], cups[32]].map((cup) => cup?.process)).toEqual(['bleaching', 'dyeing']);
  });
});

describe('countCertain', () => {
  it('countCertain(cups, count) is 11, 64, 75 and 86 after each process, and 0 for none', () => {
    const cups = listStepCups();
    expect([0, 32, 244, 297, 403].map((count) => countCertain(cups, count))).toEqual([0, 11, 64, 75, 86]);
  });
});
