import {
  accountFor,
  allWidgets,
  axeViolations,
  expect,
  isSettled,
  outOfReach,
  place,
  sampleOf,
  signIn,
  startAfresh,
  textOf,
  until,
  type WidgetDeclaration,
} from './widgets.ts';

const realFetch = globalThis.fetch;
const isAboutSession = (url: string) => /\/(security|user-info|environment)/.test(url);

/** Puts the widget on the page, signed in as a user who may see it. */
async function show(
  widget: WidgetDeclaration,
  attributes: Record<string, string> = {},
): Promise<HTMLElement> {
  if (!widget.shows.includes('login')) await signIn(accountFor(widget));
  return place(widget.tagName, { ...(await sampleOf(widget)), ...attributes });
}

/** Markup of the page that no widget may change. */
const pageItself = () =>
  [document.documentElement.cloneNode(false), document.head, document.body.cloneNode(false)].map(
    (node) => (node as Element).outerHTML,
  );

/** Replaces the answers of all calls except those about the session. */
function behave(otherwise: (real: () => Promise<Response>) => Promise<Response>): void {
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const real = () => realFetch(input, init);
    return isAboutSession(url) || !url.includes('/api/') ? real() : otherwise(real);
  };
}

/** An answer of the real server with empty lists. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'total' || key.endsWith('Count') ? 0 : key === 'nextCursor' ? null : emptied(part),
    ]),
  );
}

const says = (element: HTMLElement, state: string) => element.matches(`:state(${state})`);

const failure = () =>
  Promise.resolve(
    Response.json(
      { type: 'about:blank', title: 'x', status: 500, code: 'internal_error', requestId: 'req-browser' },
      { status: 500, headers: { 'content-type': 'application/problem+json' } },
    ),
  );

/** Puts a child into a slot, where it replaces the widget's own content, and removes it again. */
async function expectSlot(element: HTMLElement, name: string): Promise<void> {
  const slot = await until(
    () => element.shadowRoot?.querySelector<HTMLSlotElement>(`slot[name=${name}]`),
    `the slot ${name}`,
  );
  const isOwnSeen = () => [...slot.children].some((node) => node.checkVisibility()) || slotText(slot) !== '';
  const had = isOwnSeen();
  const child = document.createElement(name === 'heading' ? 'span' : 'p');
  child.slot = name;
  child.textContent = 'Words of the page';
  element.append(child);
  expect(child.assignedSlot === slot && child.checkVisibility(), name).to.equal(true);
  expect(child.getBoundingClientRect().height, name).to.be.greaterThan(0);
  expect(isOwnSeen(), name).to.equal(false);
  child.remove();
  expect(isOwnSeen(), name).to.equal(had);
}

/** The visible fallback text of a slot. */
const slotText = (slot: HTMLSlotElement): string => {
  const range = document.createRange();
  range.selectNodeContents(slot);
  return range.getClientRects().length > 0 ? (slot.textContent ?? '') : '';
};

const widgets = await allWidgets();

for (const widget of widgets) {
  describe(`<${widget.tagName}>`, () => {
    beforeEach(() => startAfresh());
    afterEach(() => {
      document.body.removeAttribute('style');
      globalThis.fetch = realFetch;
      document.body.replaceChildren();
    });

    it('shows its data from the real server', async () => {
      const element = await show(widget);
      await until(() => isSettled(element), 'the widget to settle');
      expect(element.shadowRoot?.querySelector('[part~=error-state]')).to.equal(null);
      expect(textOf(element)).to.not.match(/\b[a-z-]+\.[a-z]+(-[a-z]+)*\b(?<!\.example|\.de)\s*$/);
    });

    it('keeps its styles inside and leaves the page alone', async () => {
      const before = pageItself();
      const element = await show(widget);
      await until(() => isSettled(element), 'the widget to settle');
      expect(pageItself()).to.deep.equal(before);
      expect(document.adoptedStyleSheets.length).to.equal(0);
      expect(element.shadowRoot?.adoptedStyleSheets.length ?? 0).to.be.greaterThan(0);
    });

    it('wears the brand of the signed-in company', async () => {
      await signIn('buyer@sonnental.example');
      const element = await place(widget.tagName, await sampleOf(widget, 'without ids'));
      const primary = () => {
        const root = element.shadowRoot?.querySelector('[part~=root]');
        return root ? getComputedStyle(root).getPropertyValue('--_foyer-color-primary').toLowerCase() : '';
      };
      await until(() => primary().includes('ffb000'), 'the colour of Sonnental');
    });

    it('can be reached by the keyboard throughout', async () => {
      const element = await show(widget);
      await until(() => isSettled(element), 'the widget to settle');
      expect(outOfReach(element)).to.deep.equal([]);
    });

    const slots = widget.slots.map(({ name }) => name).filter((name) => name !== 'empty');

    if (slots.length > 0) {
      it('shows what the page puts into its slots, also late, and its own once that is gone', async () => {
        const element = await show(widget);
        await until(() => isSettled(element), 'the widget to settle');
        for (const name of slots) await expectSlot(element, name);
      });
    }

    const own = widget.cssStates.map(({ name }) => name);

    it('says nothing of itself once its data are there', async () => {
      const element = await show(widget);
      await until(() => isSettled(element), 'the widget to settle');
      await until(() => !says(element, 'loading'), 'the loading state to end');
      for (const state of ['error', 'signed-out']) expect(says(element, state)).to.equal(false);
    });

    if (own.includes('empty')) {
      it('says so when there is nothing', async () => {
        await signIn(accountFor(widget));
        const attributes = await sampleOf(widget, 'without ids');
        behave(async (real) => Response.json(emptied(await (await real()).json())));
        const element = await place(widget.tagName, attributes);
        await until(() => says(element, 'empty'), 'the empty state');
        await until(() => isSettled(element) && textOf(element) !== '', 'the text of the empty state');
        if (widget.slots.some(({ name }) => name === 'empty')) await expectSlot(element, 'empty');
        expect(says(element, 'error')).to.equal(false);
      });
    }

    it('speaks English when asked to', async () => {
      const element = await show(widget, { locale: 'en_GB' });
      await until(() => element.shadowRoot?.querySelector('[lang="en-GB"]'), 'English');
      await until(() => isSettled(element), 'the widget to settle');
    });

    it('passes axe, contrast included', async () => {
      const element = await show(widget);
      await until(() => isSettled(element), 'the widget to settle');
      expect(await axeViolations(element)).to.deep.equal([]);
    });

    it('passes axe in the dark', async () => {
      document.body.style.background = '#111';
      const element = await show(widget, { scheme: 'dark' });
      await until(() => isSettled(element), 'the widget to settle');
      expect(await axeViolations(element)).to.deep.equal([]);
    });

    if (widget.access === 'public') return;

    it('asks somebody who is signed out to sign in', async () => {
      const element = await place(widget.tagName);
      await until(() => textOf(element).includes('Zur Anmeldung'), 'the sign-in link');
      expect(own).to.include('signed-out');
      await until(() => says(element, 'signed-out'), 'the signed-out state');
      expect(says(element, 'empty')).to.equal(false);
    });

    it('waits while no answer comes, and explains a failure with a way on', async () => {
      const attributes = await signIn(accountFor(widget)).then(() => sampleOf(widget));
      let calls = 0;
      behave(() => {
        calls += 1;
        return new Promise(() => {});
      });
      const waiting = await place(widget.tagName, attributes);
      const isExplained = own.includes('error');
      await until(() => calls > 0 || (!isExplained && isSettled(waiting)), 'the first call');
      // Such a widget does not depend on its reads: the menu is shown without the list of companies.
      if (!isExplained) return;
      await until(() => says(waiting, 'loading'), 'the loading state');
      startAfresh();
      await signIn(accountFor(widget));
      behave(failure);
      const failing = await place(widget.tagName, attributes);
      await until(() => says(failing, 'error'), 'the error state');
      await until(() => /req-browser|nicht|Fehler|Erneut/.test(textOf(failing)), 'the text of the error');
    });
  });
}
