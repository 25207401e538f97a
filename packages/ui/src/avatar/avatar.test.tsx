import { fireEvent } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { act } from '../testing/act.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Avatar } from './avatar.tsx';

const drawn = (container: HTMLElement) => container.querySelector('[part=avatar]') as HTMLElement;

describe('Avatar', () => {
  it.each([
    ['Maren Petersen', 'MP'],
    ['maren', 'M'],
    ['  Anna  Lena von  Öhlen ', 'AÖ'],
    ['', ''],
    ['🚗 Fuhrpark', '🚗F'],
  ])('%j has the initials %j', async (name, initials) => {
    const { container } = await renderUi(<Avatar name={name} />);
    expect(drawn(container).dataset.initials).toBe(initials);
  });

  it('falls back to the initials where the picture cannot be had, and tries another one', async () => {
    const { container, render } = await renderUi(<Avatar name="Maren Petersen" src="/a.png" />);
    expect(drawn(container).dataset.initials).toBeUndefined();
    await act(async () => void fireEvent.error(container.querySelector('img') as Element));
    expect([container.querySelector('img'), drawn(container).dataset.initials]).toEqual([null, 'MP']);
    await render(<Avatar name="Maren Petersen" src="/b.png" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.png');
  });

  it('is decoration unless it stands alone', async () => {
    const { screen, render } = await renderUi(<Avatar name="Maren Petersen" />);
    expect(screen.queryByRole('img')).toBeNull();
    await render(<Avatar name="Maren Petersen" isDecorative={false} />);
    expect(screen.getByRole('img', { name: 'Maren Petersen' })).toBeTruthy();
  });
});
