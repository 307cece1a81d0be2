import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file) => ({
  file,
  text: readFileSync(join(FOLDER, file), 'utf8'),
}));

/** Each job's lines, by two spaces before its name. */
const splitJobs = (text: string) =>
  text
    .slice(text.indexOf('\njobs:\n'))
    .split(/\n(?= {2}[a-z]\w*:\n)/)
    .slice(1);

describe('the workflows', () => {
  it('pin every action by its commit, and name its version', () => {
    const uses = workflows.flatMap(({ text }) => text.match(/uses: .*/g) ?? []);
    expect(uses.length).toBeGreaterThan(5);
    expect(uses.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('let only jobs write that neither check out, install nor run anything of ours', () => {
    const writing = workflows.flatMap(({ text }) => splitJobs(text)).filter((job) => /: write$/m.test(job));
    expect(writing).toHaveLength(2);
    for (const job of writing) {
      expect(job).toMatch(/^ {4}needs: build$/m);
      expect(job).not.toMatch(/actions\/(checkout|setup-node)@|run: (npm|npx|node|\.ci)/);
    }
  });
});
