import { fireEvent } from '@testing-library/dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { act } from '../testing/act.ts';
import { dateTexts } from '../testing/example-texts.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

// load the chunk first, so that the tests wait for rendering alone
beforeAll(async () => {
  await import('./calendar-popup.tsx');
});

async function draw(props: Partial<DateFieldProps> = {}, locale = 'de-DE') {
  const change = vi.fn();
  const seen: unknown[] = [];
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const content = (more: Partial<DateFieldProps>) => (
    <form
      onSubmit={submit}
      onInput={({ currentTarget }) => seen.push(new FormData(currentTarget).get('day'))}
    >
      <DateField label="Datum" name="day" texts={dateTexts} onValueChange={change} {...props} {...more} />
    </form>
  );
  const drawn = await renderUi(content({}), { locale });
  const input = drawn.screen.getByRole('textbox', { name: /Datum/ }) as HTMLInputElement;
  const value = () => new FormData(drawn.container.querySelector('form') ?? undefined).get('day');
  const problem = () => drawn.screen.queryByRole('alert')?.textContent ?? null;
  const openCalendar = async () => {
    await act(() => drawn.user.click(drawn.screen.getByRole('button', { name: 'Kalender öffnen' })));
    await vi.waitUntil(() => document.querySelector('[role=grid]'));
  };
  const give = (more: Partial<DateFieldProps>) => drawn.render(content(more));
  const type = (text: string) => act(() => drawn.user.type(input, text));
  const clear = () => act(() => drawn.user.clear(input));
  return { ...drawn, type, clear, input, value, problem, change, seen, submit, openCalendar, give };
}

describe('DateField by typing', () => {
  it('is empty when it is empty, and shows how a date is typed', async () => {
    const { input, value } = await draw();
    expect([input.value, input.placeholder, value()]).toEqual(['', 'TT.MM.JJJJ', '']);
  });

  it.each([
    ['de-DE', '24.12.2026'],
    ['en-US', '12/24/2026'],
    ['fr-FR', '24/12/2026'],
  ])('%s: gives the form an ISO date, at once and to its own handlers', async (locale, text) => {
    const { value, seen, change, type } = await draw({}, locale);
    await type(text);
    expect(value()).toBe('2026-12-24');
    expect(seen.at(-1)).toBe('2026-12-24');
    expect(change.mock.calls).toEqual([['2026-12-24']]);
  });

  it('takes a year of two digits when the field is left, and writes the day out', async () => {
    const { input, value, user, change, type } = await draw();
    await type('1.2.26');
    expect(change).not.toHaveBeenCalled();
    await act(() => user.tab());
    expect([input.value, value()]).toEqual(['01.02.2026', '2026-02-01']);
    expect(change.mock.calls).toEqual([['2026-02-01']]);
  });

  it('takes what is pasted, an ISO date too', async () => {
    const { input, value, user } = await draw();
    await user.click(input);
    await user.paste('2026-11-05');
    await act(() => user.tab());
    expect([input.value, value()]).toEqual(['05.11.2026', '2026-11-05']);
  });

  it('refuses a day that does not exist with an error, and does not change it to another', async () => {
    const { input, value, user, problem, change, root, type, clear } = await draw();
    await type('31.02.2026');
    expect(problem()).toBeNull();
    await act(() => user.tab());
    expect(problem()).toBe('Den Tag 31.02.2026 gibt es nicht.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = input.getAttribute('aria-describedby') ?? '';
    expect(root.getElementById(described)?.textContent).toBe(problem());
    expect([input.value, value()]).toEqual(['31.02.2026', '31.02.2026']);
    expect(change).not.toHaveBeenCalled();
    await clear();
    expect(problem()).toBeNull();
    await type('28.02.2026');
    expect(value()).toBe('2026-02-28');
  });

  it('shows the date format for a text that is no date, on Enter too', async () => {
    const { problem, type } = await draw();
    await type('morgen{Enter}');
    expect(problem()).toBe('Bitte geben Sie ein Datum wie TT.MM.JJJJ ein.');
  });

  it('gives Enter the whole day before the form is sent', async () => {
    const { input, value, submit, type } = await draw();
    submit.mockImplementation((event) => {
      event.preventDefault();
      expect(value()).toBe('2026-02-01');
    });
    await type('1.2.26');
    fireEvent.keyDown(input, { key: 'Enter' });
    fireEvent.submit(input.form as HTMLFormElement);
    expect(submit).toHaveBeenCalledOnce();
  });

  it('names its limits as dates of the language, and reports no day beyond them', async () => {
    const { user, problem, change, type, clear } = await draw({
      min: '2026-11-01',
      max: '2026-11-20',
    });
    await type('31.10.2026');
    await act(() => user.tab());
    expect(problem()).toBe('Frühestens am 01.11.2026.');
    await clear();
    await type('21.11.2026');
    await act(() => user.tab());
    expect(problem()).toBe('Spätestens am 20.11.2026.');
    expect(change).not.toHaveBeenCalled();
  });

  it('reports once that there is no day any more', async () => {
    const { change, clear } = await draw({ defaultValue: '2026-11-18' });
    await clear();
    expect(change.mock.calls).toEqual([['']]);
  });
});

describe('DateField with given values', () => {
  it('shows a draft, and what was wrong with it', async () => {
    expect((await draw({ defaultValue: '2026-11-18' })).input.value).toBe('18.11.2026');
    const { input, problem } = await draw({ defaultValue: '31.02.2026' });
    expect([input.value, problem()]).toEqual(['31.02.2026', 'Den Tag 31.02.2026 gibt es nicht.']);
  });

  it('follows a value that somebody else changes, and leaves alone what is being typed', async () => {
    const { input, give, type, clear } = await draw({ value: '2026-11-18' });
    await clear();
    await type('1');
    await give({ value: '2026-11-18' });
    expect(input.value).toBe('1');
    await give({ value: '2026-12-01' });
    expect(input.value).toBe('01.12.2026');
    await give({ value: '' });
    expect(input.value).toBe('');
  });

  it("keeps the form's error under its own", async () => {
    const { user, problem, type } = await draw({ error: 'Bitte ausfüllen' });
    expect(problem()).toBe('Bitte ausfüllen');
    await type('31.02.2026');
    await act(() => user.tab());
    expect(problem()).toBe('Den Tag 31.02.2026 gibt es nicht.');
  });

  it('gives a form nothing while it is disabled', async () => {
    const { value, screen } = await draw({ defaultValue: '2026-11-18', disabled: true });
    expect(value()).toBeNull();
    expect((screen.getByRole('button') as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('DateField by calendar', () => {
  const cell = (name: RegExp) =>
    [...document.querySelectorAll<HTMLElement>('[role=gridcell] > *')].find((node) =>
      name.test(node.getAttribute('aria-label') ?? ''),
    ) as HTMLElement;

  it('opens at the day that is there, takes another and gives focus back', async () => {
    const { input, value, user, seen, screen, openCalendar, change } = await draw({
      defaultValue: '2026-11-18',
    });
    await openCalendar();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/18\. November 2026/);
    await act(() => user.keyboard('{ArrowRight}{Enter}'));
    expect([input.value, value(), seen.at(-1)]).toEqual(['19.11.2026', '2026-11-19', '2026-11-19']);
    expect(change.mock.calls).toEqual([['2026-11-19']]);
    expect(document.querySelector('[role=grid]')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kalender öffnen' }));
  });

  it('opens from the field with the arrow key and closes with Escape, the text as it was', async () => {
    const { input, user } = await draw({ defaultValue: '2026-11-18' });
    await act(async () => input.focus());
    await act(() => user.keyboard('{ArrowDown}'));
    await vi.waitUntil(() => document.querySelector('[role=grid]'));
    await act(() => user.keyboard('{Escape}'));
    expect(document.querySelector('[role=grid]')).toBeNull();
    expect(input.value).toBe('18.11.2026');
  });

  it('offers no day beyond the limits', async () => {
    const { openCalendar } = await draw({ defaultValue: '2026-11-18', min: '2026-11-10', max: '2026-11-20' });
    await openCalendar();
    expect(cell(/ 9\. November/).ariaDisabled).toBe('true');
    expect(cell(/ 21\. November/).ariaDisabled).toBe('true');
    expect(cell(/ 20\. November/).ariaDisabled).toBeNull();
  });

  it('empties the field', async () => {
    const { input, value, user, openCalendar } = await draw({ defaultValue: '2026-11-18' });
    await openCalendar();
    await act(() =>
      user.click(
        [...document.querySelectorAll('button')].find((one) => one.textContent === 'Leeren') as Element,
      ),
    );
    expect([input.value, value()]).toEqual(['', '']);
  });
});
