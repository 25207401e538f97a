import { searchedNames } from '@foyer/contract/searched-names.example';
import { fireEvent } from '@testing-library/dom';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { act } from '../testing/act.ts';
import { comboBoxTexts } from '../testing/example-texts.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';

// load the chunk first, so that the tests wait for rendering alone
beforeAll(async () => {
  await import('./combo-box-aria.tsx');
});

const options = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'AT', label: 'Österreich' },
  { value: 'CH', label: 'Schweiz', isDisabled: true },
];

async function draw(props: Partial<ComboBoxProps> = {}) {
  const change = vi.fn();
  const seen: unknown[] = [];
  const drawn = await renderUi(
    <form onInput={({ currentTarget }) => seen.push(new FormData(currentTarget).get('land'))}>
      <ComboBox
        label="Land"
        name="land"
        options={options}
        texts={comboBoxTexts}
        onValueChange={change}
        {...props}
      />
    </form>,
  );
  const input = (await drawn.screen.findByRole('combobox', { name: 'Land' })) as HTMLInputElement;
  const value = () => new FormData(drawn.container.querySelector('form') ?? undefined).get('land');
  const shown = () => [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);
  const type = (text: string) => act(() => drawn.user.type(input, text));
  const press = (keys: string) => act(() => drawn.user.keyboard(keys));
  return { ...drawn, input, value, shown, type, press, change, seen };
}

describe('ComboBox', () => {
  it('filters while typing and gives the form the value, which hears of it', async () => {
    const { type, press, shown, change, value, seen, input } = await draw();
    await type('öst');
    expect(shown()).toEqual(['Österreich']);
    expect(value()).toBe('');
    await press('{ArrowDown}{Enter}');
    expect([change.mock.calls, value(), seen.at(-1), input.value]).toEqual([
      [['AT']],
      'AT',
      'AT',
      'Österreich',
    ]);
  });

  describe('with other names for its options', () => {
    const words: Readonly<Record<string, string>> = {
      DE: 'DE',
      Germany: 'DE',
      AT: 'AT',
      Austria: 'AT',
      CH: 'CH',
    };
    const props = { findNamed: (text: string) => words[text], autoComplete: 'country', defaultValue: 'DE' };
    /** Simulates autofill: the value is set at once, without a key press. */
    const fill = (input: HTMLInputElement, text: string) =>
      act(() => void fireEvent.input(input, { target: { value: text } }));

    it.each([
      ['AT', 'AT', 'Österreich'],
      ['Austria', 'AT', 'Österreich'],
      ['Österreich', 'AT', 'Österreich'],
      ['DE', 'DE', 'Deutschland'],
      ['Germany', 'DE', 'Deutschland'],
    ])('takes %j that a browser fills in for %s', async (text, chosen, label) => {
      const { input, value, press } = await draw(props);
      expect(input.autocomplete).toBe('country');
      await fill(input, text);
      expect([value(), input.value]).toEqual([chosen, label]);
      await press('{Tab}');
      expect([value(), input.value]).toEqual([chosen, label]);
    });

    it.each(['CH', 'Narnia'])('keeps the choice for %j, which cannot be chosen', async (text) => {
      const { input, value } = await draw(props);
      await fill(input, text);
      expect(value()).toBe('DE');
    });

    it('takes a typed name only when the field is left', async () => {
      const { input, value, user, press } = await draw(props);
      await act(() => user.clear(input));
      await act(() => user.type(input, 'AT'));
      expect([value(), input.value]).toEqual(['', 'AT']);
      await press('{Tab}');
      expect([value(), input.value]).toEqual(['AT', 'Österreich']);
    });
  });

  it.each(searchedNames.slice(0, 16).map(([name, query = '']) => [name, query]))(
    'finds %j by %j',
    async (name, query) => {
      const { type, shown } = await draw({ options: [...options, { value: 'X', label: name }] });
      await type(query);
      expect(shown()).toEqual([name]);
    },
  );

  it('starts with the given option, and restores it after a text without an option', async () => {
    const { input, value, type, user, change } = await draw({ defaultValue: 'DE' });
    expect([input.value, value()]).toEqual(['Deutschland', 'DE']);
    await type('xyz');
    await act(() => user.tab());
    expect([input.value, value()]).toEqual(['Deutschland', 'DE']);
    expect(change).not.toHaveBeenCalled();
  });

  it('has nothing chosen once its text is emptied', async () => {
    const { input, value, user, change } = await draw({ defaultValue: 'DE' });
    await act(() => user.clear(input));
    await act(() => user.tab());
    expect([input.value, value(), change.mock.calls]).toEqual(['', '', [['']]]);
  });

  describe('with many options', () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ value: `${at}`, label: `Land ${at}` }));
    const focused = (input: HTMLInputElement) =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

    it('draws the first options, more on scrolling, and the one that keys reach', async () => {
      const { shown, press, input } = await draw({ options: many });
      await press('{Tab}{ArrowDown}');
      expect(shown()).toHaveLength(16);
      await press('{ArrowDown}'.repeat(20));
      await vi.waitUntil(() => shown().length > 20);
      expect(focused(input)).toBe('Land 20');
      expect(shown().length).toBeLessThan(40);
      const before = shown().length;
      // without a layout every list is scrolled to its end
      await act(() => document.querySelector('[role=listbox]')?.dispatchEvent(new Event('scroll')));
      await vi.waitUntil(() => shown().length === before + 16);
    });

    it('draws the chosen option, and finds options that are not drawn', async () => {
      const { shown, type, press, input, value, user } = await draw({ options: many, defaultValue: '70' });
      await press('{Tab}{ArrowDown}');
      await vi.waitUntil(() => shown().length > 70);
      expect(focused(input)).toBe('Land 70');
      await act(() => user.clear(input));
      await type('nd 98');
      expect(shown()).toEqual(['Land 98']);
      await press('{ArrowDown}{Enter}');
      expect(value()).toBe('98');
    });
  });

  it('says that nothing matches, and ties help and error', async () => {
    const { input, type, root } = await draw({ description: 'Hilfe', error: 'Fehlt' });
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = described.map((id) => root.getElementById(id)?.textContent);
    expect(texts).toEqual(expect.arrayContaining(['Fehlt', 'Hilfe']));
    await type('xyz');
    expect(document.querySelector('[role=listbox]')?.textContent).toBe('Keine Ergebnisse');
  });

  it('does not choose what is disabled', async () => {
    const { type, press, value } = await draw();
    await type('schw');
    await press('{ArrowDown}{Enter}');
    expect(value()).toBe('');
  });
});

describe('ComboBox that searches elsewhere', () => {
  it('searches the last text, reports a running or failed search, and keeps the choice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const answers: {
        text: string;
        signal: AbortSignal;
        answer: (found: string[]) => void;
        fail: () => void;
      }[] = [];
      const search: ComboBoxProps['search'] = (text, signal) =>
        new Promise((resolve, reject) =>
          answers.push({
            text,
            signal,
            answer: (found) => resolve(found.map((label) => ({ value: label, label }))),
            fail: () => reject(new Error('offline')),
          }),
        );
      const texts = { ...comboBoxTexts, retry: 'Noch einmal' };
      const { type, press, shown, value, input, user, screen } = await draw({ options: [], search, texts });
      const listText = () => document.querySelector('[role=listbox]')?.textContent;
      await type('wall');
      expect(listText()).toBe('Suche läuft …');
      await act(() => vi.advanceTimersByTimeAsync(250));
      expect(answers.map(({ text }) => text)).toEqual(['wall']);
      await type('box');
      expect(answers[0]?.signal.aborted).toBe(true);
      await act(() => vi.advanceTimersByTimeAsync(250));
      await act(async () => answers[1]?.answer(['Wallbox Nord 11', 'Wallbox Süd']));
      await act(async () => answers[0]?.answer(['Falsch']));
      expect(shown()).toEqual(['Wallbox Nord 11', 'Wallbox Süd']);
      await press('{ArrowDown}{Enter}');
      expect([value(), input.value]).toEqual(['Wallbox Nord 11', 'Wallbox Nord 11']);
      await act(() => user.clear(input));
      await type('x');
      await act(() => vi.advanceTimersByTimeAsync(250));
      await act(async () => answers.at(-1)?.fail());
      expect(listText()).toContain('Die Suche ist gerade nicht möglich.');
      await press('{Enter}');
      await act(() => vi.advanceTimersByTimeAsync(250));
      await act(async () => answers.at(-1)?.answer(['Xenon']));
      expect([answers.at(-1)?.text, shown()]).toEqual(['x', ['Xenon']]);
      await type('y');
      await act(() => vi.advanceTimersByTimeAsync(250));
      await act(async () => answers.at(-1)?.fail());
      await act(() => user.click(screen.getByText('Noch einmal')));
      await act(() => vi.advanceTimersByTimeAsync(250));
      await act(async () => answers.at(-1)?.answer(['Xylophon']));
      expect(shown()).toEqual(['Xylophon']);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a ComboBox that takes any text', () => {
  const find = async (typed: string) =>
    options.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  function Free({ onValue }: { readonly onValue: (value: string) => void }) {
    const [text, setText] = useState('');
    const [value, setValue] = useState('');
    return (
      <ComboBox
        label="Land"
        texts={comboBoxTexts}
        options={options.filter((option) => option.value === value)}
        search={find}
        text={text}
        value={value}
        onTextChange={(next) => {
          setText(next);
          setValue('');
        }}
        onValueChange={(next) => {
          if (next === '') return;
          setValue(next);
          setText(next);
          onValue(next);
        }}
      />
    );
  }
  async function drawFree() {
    const onValue = vi.fn();
    const drawn = await renderUi(<Free onValue={onValue} />);
    const input = (await drawn.screen.findByRole('combobox', { name: 'Land' })) as HTMLInputElement;
    const type = (text: string) => act(() => drawn.user.type(input, text));
    return { ...drawn, input, type, onValue };
  }

  it('keeps a text without an option when the focus moves', async () => {
    const { input, type, user, onValue } = await drawFree();
    await type('Atlantis');
    expect(input.value).toBe('Atlantis');
    await act(() => user.tab());
    expect([input.value, onValue.mock.calls]).toEqual(['Atlantis', []]);
  });

  it('offers the results, and lets the user overwrite a chosen option', async () => {
    const { input, type, user, onValue } = await drawFree();
    await type('öst');
    await vi.waitUntil(() => document.querySelector('[role="option"]')?.textContent === 'Österreich');
    await act(() => user.keyboard('{ArrowDown}{Enter}'));
    expect([input.value, onValue.mock.calls]).toEqual(['AT', [['AT']]]);
    await type('X');
    await act(() => user.tab());
    expect(input.value).toBe('ATX');
  });
});
