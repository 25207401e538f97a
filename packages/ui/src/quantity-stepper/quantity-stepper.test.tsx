import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

type Given = Partial<QuantityStepperProps> & { readonly start: string };

function Owner({ start, onTextChange, ...rest }: Given) {
  const [text, setText] = useState(start);
  return (
    <QuantityStepper
      min={1}
      max={10}
      labels={{ field: 'Menge', increase: 'Mehr', decrease: 'Weniger' }}
      {...rest}
      text={text}
      onTextChange={(next) => {
        setText(next);
        onTextChange?.(next);
      }}
    />
  );
}

async function draw(props: Given) {
  const { screen, user, root } = await renderUi(<Owner {...props} />);
  const input = screen.getByRole('spinbutton') as HTMLInputElement;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { screen, user, root, input, press };
}

describe('QuantityStepper', () => {
  it('keeps the typed text, valid or not', async () => {
    const { user, input } = await draw({ start: '1' });
    for (const text of ['1.000', '0,5', '-3', 'zwei', '99']) {
      await user.clear(input);
      await user.type(input, text);
      expect(input.value).toBe(text);
    }
  });

  it.each([
    ['3', 'Mehr', {}, '4'],
    ['3', 'Weniger', {}, '2'],
    ['', 'Mehr', {}, '1'],
    ['zwei', 'Weniger', {}, '1'],
    ['99', 'Mehr', {}, '10'],
    ['99', 'Weniger', {}, '10'],
    ['2,5', 'Mehr', {}, '3'],
    ['5', 'Mehr', { min: 5, max: 50, step: 5 }, '10'],
    ['7', 'Mehr', { min: 5, max: 50, step: 5 }, '10'],
    ['7', 'Weniger', { min: 5, max: 50, step: 5 }, '5'],
  ])('%j and "%s" with %o: %s', async (start, name, bounds, end) => {
    const { input, press } = await draw({ start, ...bounds });
    await press(name);
    expect(input.value).toBe(end);
  });

  it('disables the direction at a bound', async () => {
    const onTextChange = vi.fn();
    const { screen, press } = await draw({ start: '10', onTextChange });
    expect(screen.getByRole('button', { name: 'Mehr' }).ariaDisabled).toBe('true');
    expect(screen.getByRole('button', { name: 'Weniger' }).ariaDisabled).toBeNull();
    await press('Mehr');
    expect(onTextChange).not.toHaveBeenCalled();
  });

  it('goes up and down by arrow keys, and tells of Enter without sending a form', async () => {
    const onEnter = vi.fn();
    const submit = vi.fn();
    const { screen, user } = await renderUi(
      <form onSubmit={submit}>
        <Owner start="2" onEnter={onEnter} />
      </form>,
    );
    const input = screen.getByRole('spinbutton') as HTMLInputElement;
    await user.click(input);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
    expect(input.value).toBe('3');
    expect(onEnter).toHaveBeenCalledOnce();
    expect(submit).not.toHaveBeenCalled();
  });

  it('tells screen readers the number only where there is one', async () => {
    const { user, input } = await draw({ start: '4' });
    expect(input.ariaValueNow).toBe('4');
    await user.clear(input);
    expect(input.ariaValueNow).toBeNull();
  });

  it('ties an error to the input', async () => {
    const { input, root } = await draw({ start: '4', error: 'Höchstens 3' });
    expect(root.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Höchstens 3',
    );
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('changes nothing while it is disabled', async () => {
    const onTextChange = vi.fn();
    const { press } = await draw({ start: '4', isDisabled: true, onTextChange });
    await press('Mehr');
    expect(onTextChange).not.toHaveBeenCalled();
  });
});
