import { describe, expect, it, vi } from 'vitest';
import { ErrorState } from '../error-state/error-state.tsx';
import { SkeletonGroup } from '../skeleton/skeleton.tsx';
import { UiRoot } from '../style/ui-root.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { EmptyState } from './empty-state.tsx';

/** Records the states on the screen as a host receives them. */
function createListener() {
  const shown: string[] = [];
  const onState = (state: string) => {
    shown.push(state);
    return () => void shown.splice(shown.indexOf(state), 1);
  };
  return { shown, onState };
}

describe('states reported by a tree', () => {
  it('last as long as the state is shown', async () => {
    const { shown, onState } = createListener();
    const tree = (children: React.ReactNode) => (
      <UiRoot root={document} onState={onState}>
        {children}
      </UiRoot>
    );
    const { render } = await renderUi(tree(<SkeletonGroup label="Lädt">…</SkeletonGroup>));
    expect(shown).toEqual(['loading']);
    await render(tree(<EmptyState title="Nichts" />));
    expect(shown).toEqual(['empty']);
    await render(tree(<EmptyState title="Niemand" state="signed-out" />));
    expect(shown).toEqual(['signed-out']);
    await render(tree([<ErrorState key="a" title="Kaputt" />, <ErrorState key="b" title="Auch kaputt" />]));
    expect(shown).toEqual(['error', 'error']);
    await render(tree(<EmptyState title="Kein Zugriff" state={null} />));
    expect(shown).toEqual([]);
  });
});

describe('EmptyState', () => {
  it('has a heading of the given level, a text and actions', async () => {
    const { screen, render } = await renderUi(<EmptyState title="Keine Bestellungen" />);
    expect(screen.getByRole('heading', { level: 2, name: 'Keine Bestellungen' })).toBeTruthy();
    await render(
      <EmptyState title="Keine" headingLevel={3} actions={<button type="button">Zum Shop</button>}>
        Noch nichts da
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 3 })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zum Shop' })).toBeTruthy();
  });
});

describe('ErrorState', () => {
  it('is said at once, names the request and offers another try', async () => {
    const retry = vi.fn();
    const { screen, user } = await renderUi(
      <ErrorState title="Nicht geladen" onRetry={retry} retryLabel="Erneut" reference="Vorgang 7">
        Der Server antwortet nicht
      </ErrorState>,
    );
    expect(screen.getByRole('alert').textContent).toBe(
      'Nicht geladenDer Server antwortet nichtErneutVorgang 7',
    );
    await user.click(screen.getByRole('button', { name: 'Erneut' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('tries once at a time, and offers nothing without a name for it', async () => {
    const retry = vi.fn();
    const { screen, user, render } = await renderUi(
      <ErrorState title="Nicht geladen" onRetry={retry} retryLabel="Erneut" isRetrying />,
    );
    await user.click(screen.getByRole('button'));
    expect(retry).not.toHaveBeenCalled();
    await render(<ErrorState title="Nicht geladen" onRetry={retry} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
