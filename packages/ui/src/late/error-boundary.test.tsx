import { expect, it, vi } from 'vitest';
import { act } from '../testing/act.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

it('a part that breaks tells what broke it, leaves what is beside it alone, and can be tried again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('on purpose');
    return <b>heil</b>;
  };
  const onError = vi.fn();
  const { container, screen, user } = await renderUi(
    <>
      <i>daneben</i>
      <ErrorBoundary
        onError={onError}
        fallback={(retry) => (
          <button type="button" onClick={retry}>
            noch einmal
          </button>
        )}
      >
        <Part />
      </ErrorBoundary>
    </>,
  );
  const again = () => act(() => user.click(screen.getByRole('button', { name: 'noch einmal' })));
  expect([container.textContent, onError.mock.calls]).toEqual([
    'danebennoch einmal',
    [[new Error('on purpose')]],
  ]);
  await again();
  expect(onError).toHaveBeenCalledTimes(2);
  isBroken = false;
  await again();
  expect(container.textContent).toBe('danebenheil');
  log.mockRestore();
});
