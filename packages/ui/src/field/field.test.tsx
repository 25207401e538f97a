import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta', isDisabled: true },
  { value: 'c', label: 'Gamma' },
];
const texts = { label: 'Art', description: 'Hilfe', error: 'Fehlt' };

/** Returns the texts that describe an element to screen readers, in addition to its name. */
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe.each([
  ['TextField', () => <TextField {...texts} required name="art" />, 'textbox'],
  ['TextArea', () => <TextArea {...texts} required name="art" />, 'textbox'],
  ['Select', () => <Select {...texts} required name="art" options={options} />, 'combobox'],
  ['Checkbox', () => <Checkbox {...texts} required name="art" />, 'checkbox'],
] as const)('%s', (_, draw, role) => {
  it('is described by its error and help, in this order, and hides the asterisk from screen readers', async () => {
    const { screen } = await renderUi(draw());
    const control = screen.getByRole(role, { name: /^Art/ }) as HTMLInputElement;
    expect(described(control)).toEqual(['Fehlt', 'Hilfe']);
    expect([control.getAttribute('aria-invalid'), control.required]).toEqual(['true', true]);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Fehlt');
  });
});

describe.each([
  ['TextField', (error?: string) => <TextField label="Art" name="art" error={error} />, 'textbox'],
  [
    'Select',
    (error?: string) => <Select label="Art" name="art" error={error} options={options} />,
    'combobox',
  ],
  ['Checkbox', (error?: string) => <Checkbox label="Art" name="art" error={error} />, 'checkbox'],
] as const)('a valid %s', (_, draw, role) => {
  it('is neither invalid nor described without texts', async () => {
    const { screen, render } = await renderUi(draw('Fehlt'));
    await render(draw());
    const control = screen.getByRole(role);
    expect([control.getAttribute('aria-invalid'), control.getAttribute('aria-describedby')]).toEqual([
      null,
      null,
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('Select', () => {
  it('belongs to the browser without a value, and follows its owner with one', async () => {
    const { screen, user, render } = await renderUi(<Select label="Art" options={options} />);
    const select = () => screen.getByRole('combobox') as HTMLSelectElement;
    expect(select().value).toBe('a');
    await user.selectOptions(select(), 'c');
    await render(<Select label="Art" options={options} error="neu gezeichnet" />);
    expect(select().value).toBe('c');
  });

  it('restores the given value if the owner refuses a choice', async () => {
    const change = vi.fn();
    const { screen, user } = await renderUi(
      <Select label="Art" options={options} value="a" onValueChange={change} />,
    );
    const select = screen.getByRole('combobox') as HTMLSelectElement;
    await user.selectOptions(select, 'c');
    expect([change.mock.calls, select.value]).toEqual([[['c']], 'a']);
  });
});

describe('RadioGroup', () => {
  const group = (props: Partial<Parameters<typeof RadioGroup>[0]> = {}) => (
    <form>
      <RadioGroup label="Zahlung" name="pay" options={options} {...props} />
    </form>
  );
  const chosen = (container: HTMLElement) =>
    new FormData(container.querySelector('form') ?? undefined).get('pay');
  const radio = (screen: Awaited<ReturnType<typeof renderUi>>['screen'], name: string) =>
    screen.getByRole('radio', { name }) as HTMLInputElement;

  it('has no choice at first, and never a disabled one', async () => {
    const change = vi.fn();
    const { container, screen, user } = await renderUi(group({ onValueChange: change }));
    expect(chosen(container)).toBeNull();
    await user.click(radio(screen, 'Beta'));
    expect([chosen(container), change.mock.calls]).toEqual([null, []]);
    await user.click(radio(screen, 'Gamma'));
    expect([chosen(container), change.mock.calls]).toEqual(['c', [['c']]]);
  });

  it('follows its owner', async () => {
    const { container, screen, user, render } = await renderUi(group({ value: 'a' }));
    await user.click(radio(screen, 'Gamma'));
    expect(chosen(container)).toBe('a');
    await render(group({ value: 'c' }));
    expect(chosen(container)).toBe('c');
  });

  it('gives a form nothing while it is disabled', async () => {
    const { container, screen } = await renderUi(group({ defaultValue: 'a', disabled: true }));
    expect(chosen(container)).toBeNull();
    expect((screen.getByRole('group', { name: 'Zahlung' }) as HTMLFieldSetElement).disabled).toBe(true);
  });

  it('keeps two groups without a name apart', async () => {
    const { screen, user } = await renderUi(
      <>
        <RadioGroup label="Eins" options={[{ value: 'a', label: 'Eins A' }]} defaultValue="a" />
        <RadioGroup label="Zwei" options={[{ value: 'a', label: 'Zwei A' }]} />
      </>,
    );
    await user.click(radio(screen, 'Zwei A'));
    expect([radio(screen, 'Eins A').checked, radio(screen, 'Zwei A').checked]).toEqual([true, true]);
  });
});

describe('Checkbox', () => {
  it('tells both ways, by pointer and key', async () => {
    const change = vi.fn();
    const { screen, user } = await renderUi(<Checkbox label="Ja" onCheckedChange={change} />);
    await user.click(screen.getByRole('checkbox'));
    await user.keyboard(' ');
    expect(change.mock.calls).toEqual([[true], [false]]);
  });

  it('follows its owner', async () => {
    const change = vi.fn();
    const { screen, render } = await renderUi(
      <Checkbox label="Ja" checked={false} onCheckedChange={change} />,
    );
    const box = screen.getByRole('checkbox') as HTMLInputElement;
    await render(<Checkbox label="Ja" checked isIndeterminate onCheckedChange={change} />);
    expect([box.checked, box.indeterminate]).toEqual([true, true]);
    await render(<Checkbox label="Ja" checked={false} onCheckedChange={change} />);
    expect([box.checked, box.indeterminate]).toEqual([false, false]);
  });

  it('cannot be pressed while it is disabled', async () => {
    const change = vi.fn();
    const { screen, user } = await renderUi(<Checkbox label="Ja" disabled onCheckedChange={change} />);
    await user.click(screen.getByText('Ja'));
    expect(change).not.toHaveBeenCalled();
  });
});

describe('TextField', () => {
  it('keeps the text of a password when it is shown, and has the button only with labels for it', async () => {
    const { screen, user, render } = await renderUi(
      <TextField label="Kennwort" type="password" revealLabels={{ show: 'Zeigen', hide: 'Verbergen' }} />,
    );
    const input = screen.getByLabelText('Kennwort') as HTMLInputElement;
    await user.type(input, 'geheim');
    await user.click(screen.getByRole('button', { name: 'Zeigen' }));
    expect([input.type, input.value]).toEqual(['text', 'geheim']);
    await render(<TextField label="Kennwort" type="password" />);
    expect([input.type, screen.queryByRole('button')]).toEqual(['password', null]);
  });
});
