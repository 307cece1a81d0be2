import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lakeScene } from '../../story/lake/scene';
import { CAPTIONS } from '../../story/lake/timeline';
import { stepScene } from '../../story/shirt/steps/scene';
import { watersScene } from '../../story/shirt/waters/scene';
import { zoomScene } from '../../story/shirt/zoom/scene';
import { findCurrent, MOMENTS } from './moments';

const idsOf = (page: string) => MOMENTS[page]?.map(({ id }) => id) ?? [];
const css = readFileSync(new URL('../../ui/MomentAnchor.module.css', import.meta.url), 'utf8');
const readRest = (id: string) => Number(new RegExp(`id="${id}"\\] \\{\\s*--rest: ([\\d.]+)`).exec(css)?.[1]);

describe('MOMENTS', () => {
  it('have the rests of the scenes among them', () => {
    const shirt = idsOf('/thirsty_fashion/info1');
    const rests = [...zoomScene.rests, ...watersScene.rests, ...stepScene.rests].map(({ name }) => name);
    expect(rests.filter((name) => !shirt.includes(name))).toEqual(['pale', 'empty']);
    expect(idsOf('/thirsty_fashion/info2')).toEqual(lakeScene.rests.map(({ name }) => name));
  });

  it('rest on pinned pictures where the captions can be read best', () => {
    for (const { name, rest } of CAPTIONS) expect([name, readRest(name)]).toEqual([name, rest]);
    for (const { name, at } of [...zoomScene.rests, ...watersScene.rests.slice(1)])
      expect(readRest(name)).toBeCloseTo(at.progress ?? 0, 3);
  });

  it('have names of their own on each page, and notes without numbers', () => {
    for (const moments of Object.values(MOMENTS)) {
      expect(new Set(moments.map(({ id }) => id)).size).toBe(moments.length);
      for (const { note } of moments) expect(note.replaceAll('CO2', '')).not.toMatch(/\d/);
    }
  });
});

describe('findCurrent', () => {
  it('findCurrent(tops, scroll) is the last moment that has come to the top', () => {
    expect([0, 99, 100, 250].map((scroll) => findCurrent([0, 100, 200], scroll))).toEqual([0, 1, 1, 2]);
  });

  it('findCurrent(tops, scroll) is -1 above the first, and without moments', () => {
    expect([findCurrent([100], 0), findCurrent([], 50)]).toEqual([-1, -1]);
  });
});
