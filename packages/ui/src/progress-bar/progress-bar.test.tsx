import { describe, expect, it } from 'vitest';
import { Spinner } from '../spinner/spinner.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { ProgressBar } from './progress-bar.tsx';

describe('ProgressBar', () => {
  it.each([
    [0, '0'],
    [0.005, '1'],
    [0.5, '50'],
    [1, '100'],
    [1.4, '100'],
    [-1, '0'],
  ])('%d is %s percent', async (value, percent) => {
    const { screen } = await renderUi(<ProgressBar label="Hochladen" value={value} />);
    const bar = screen.getByRole('progressbar', { name: 'Hochladen' });
    expect(bar.getAttribute('aria-valuenow')).toBe(percent);
    expect((bar.firstElementChild as HTMLElement).style.inlineSize).toBe(`${percent}%`);
  });

  it('does not pretend to know how far it is', async () => {
    const { screen } = await renderUi(<ProgressBar label="Hochladen" />);
    expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
  });

  it('is said in its own words once, whether they are drawn or not', async () => {
    const { screen, container } = await renderUi(
      <ProgressBar label="Dateien" value={0.25} valueText="3 von 12" isLabelled />,
    );
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 von 12');
    expect(container.querySelector('[part=progress] > [aria-hidden=true]')?.textContent).toBe(
      'Dateien3 von 12',
    );
  });
});

describe('Stepper', () => {
  it('says where we are and what is done, once for eyes and once for ears', async () => {
    const { screen } = await renderUi(
      <Stepper label="Schritte" steps={['Fahrzeug', 'Stand', 'Foto']} current={1} doneLabel=" erledigt" />,
    );
    const steps = screen.getAllByRole('listitem');
    expect(screen.getByRole('list', { name: 'Schritte' })).toBeTruthy();
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps.map((step) => step.textContent)).toEqual(['Fahrzeug erledigt', '2Stand', '3Foto']);
  });
});

describe('Spinner', () => {
  it('says what is going on, or is decoration', async () => {
    const { screen, render } = await renderUi(<Spinner label="Wird gesendet" />);
    expect(screen.getByRole('status').textContent).toBe('Wird gesendet');
    await render(<Spinner />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
