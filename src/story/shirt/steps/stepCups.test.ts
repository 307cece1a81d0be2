import { describe, expect, it } from 'vitest';
import { listStepCups } from './stepCups';

describe('listStepCups', () => {
  it('listStepCups() holds 32, 212, 53 and 106 cups in the order of the processes', () => {
    const cups = listStepCups();
    expect(cups).toHaveLength(403);
    const count = (process: string) => cups.filter((cup) => cup.process === process).length;
    expect(['bleaching', 'dyeing', 'printing', 'finishing'].map(count)).toEqual([32, 212, 53, 106]);
    expect(cups.filter(({ isCertain }) => isCertain)).toHaveLength(86);
    expect([cups[31], cups[32]].map((cup) => cup?.process)).toEqual(['bleaching', 'dyeing']);
  });
});
