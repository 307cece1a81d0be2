import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './Button';
import { Choice } from './Choice';
import { Field, Select, TextArea } from './Field';
import { Slider } from './Range';
import { Switch } from './Switch';

const src = new URL('../', import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  read: () => readFileSync(new URL(file, src), 'utf8'),
}));

describe('Button', () => {
  it('<Button> is away where no script hears it', () => {
    expect(renderToString(<Button>Play</Button>)).toMatch(/^<button type="button" .*needs-script/);
  });

  it('<Button popoverTarget> stays: the browser opens what it names', () => {
    expect(renderToString(<Button popoverTarget="menu">Menu</Button>)).not.toContain('needs-script');
  });
});

describe('Switch', () => {
  it('<Switch isOn> says that it is on', () => {
    const html = renderToString(
      <Switch isOn onChange={() => undefined}>
        Plain text
      </Switch>,
    );
    expect(html).toContain('aria-checked="true"');
  });
});

describe('Field', () => {
  it('<Field> is a line of text, or of the kind that it is given', () => {
    expect(renderToString(<Field id="a" />)).toContain('type="text"');
    expect(renderToString(<Field type="search" />)).toContain('type="search"');
  });

  it('<Select> lists its options, and the value is chosen', () => {
    const options = [
      ['a', 'Cotton'],
      ['b', 'Wool'],
    ] as const;
    const html = renderToString(<Select value="b" options={options} onChange={() => undefined} />);
    expect(html).toContain('<option value="a">Cotton</option><option value="b" selected="">Wool</option>');
  });
});

describe('Choice', () => {
  const render = (value?: 'a' | 'b') =>
    renderToString(
      <Choice
        legend="For whom?"
        options={[
          ['a', 'All'],
          ['b', 'Younger'],
        ]}
        value={value}
        onChoose={() => undefined}
      />,
    );

  it('<Choice> is one tab stop: what is chosen, or else the first', () => {
    expect([undefined, 'b' as const].map((value) => render(value).match(/tabindex="-?\d"/gi))).toEqual([
      ['tabindex="0"', 'tabindex="-1"'],
      ['tabindex="-1"', 'tabindex="0"'],
    ]);
  });

  it('<Choice value={undefined}> has chosen nothing', () => {
    expect(render()).toContain('For whom?');
    expect(render()).not.toContain('checked');
    expect(render('a')).toContain('checked');
  });
});

describe('every control', () => {
  it.each([
    <Button key="button" />,
    <Field key="field" />,
    <TextArea key="area" />,
    <Select key="select" value="" options={[]} onChange={() => undefined} />,
    <Choice key="choice" legend="" options={[['a', 'All']]} value="a" onChoose={() => undefined} />,
    <Slider key="slider" value={40} onChange={() => undefined} />,
  ])('keeps browsers from writing into it what it held before: %#', (control) => {
    expect(renderToString(control)).toContain('autoComplete="off"');
  });
});

/** Drawings that are pressed, and marks within a sentence: what they look like is the story's own. */
const DRAWN = ['story/home/Cups.tsx', 'lesson/Term.tsx', 'lesson/board/Board.tsx'];

describe('what is pressed or filled in', () => {
  it('is a part of ui/ everywhere, but where it is a drawing or a word of a sentence', () => {
    const own = files.filter(
      ({ file, read }) =>
        /\.tsx$/.test(file) &&
        !/^ui\/|\.test\./.test(file) &&
        /<(?:button|input|select|textarea)\b/.test(read()),
    );
    expect(own.map(({ file }) => file).sort()).toEqual([...DRAWN].sort());
  });
});
