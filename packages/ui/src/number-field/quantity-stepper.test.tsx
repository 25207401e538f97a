import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const texts = { label: 'Menge', decreaseLabel: 'Weniger', increaseLabel: 'Mehr' };

describe('QuantityStepper', () => {
  it('steps within its bounds and says so', async () => {
    const change = vi.fn();
    const { screen, user } = await renderUi(
      <QuantityStepper {...texts} max={3} defaultValue={2} onValueChange={change} />,
    );
    await user.click(screen.getByRole('button', { name: 'Mehr' }));
    expect(change).toHaveBeenLastCalledWith(3);
    expect((screen.getByRole('button', { name: 'Mehr' }) as HTMLButtonElement).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Weniger' }));
    await user.click(screen.getByRole('button', { name: 'Weniger' }));
    expect(change).toHaveBeenLastCalledWith(1);
    expect((screen.getByRole('button', { name: 'Weniger' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('tells an empty input from a number', async () => {
    const change = vi.fn();
    const { screen, user } = await renderUi(<QuantityStepper {...texts} onValueChange={change} />);
    await user.clear(screen.getByRole('spinbutton'));
    expect(change).toHaveBeenLastCalledWith(null);
    await user.type(screen.getByRole('spinbutton'), '12');
    expect(change).toHaveBeenLastCalledWith(12);
  });

  it('ties an error to the input', async () => {
    const { screen, root } = await renderUi(<QuantityStepper {...texts} error="Höchstens 5" />);
    const input = screen.getByRole('spinbutton');
    expect(root.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Höchstens 5',
    );
  });
});
