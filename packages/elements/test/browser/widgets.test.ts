import {
  allWidgets,
  axeViolations,
  expect,
  outOfReach,
  place,
  signIn,
  startAfresh,
  textOf,
  until,
  type WidgetDeclaration,
} from './widgets.ts';

/** The manager of Nordwind sees everything but what technicians and support see. */
const account = 'manager@nordwind.example';
/** What a widget is about, where it needs telling. */
const attributesOf: Record<string, () => Promise<Record<string, string>>> = {
  'foyer-article': async () => ({ 'article-id': await firstId('/articles?limit=1') }),
  'foyer-order': async () => ({ 'order-id': await firstId('/orders?limit=1') }),
  'foyer-use-case': async () => ({ kind: 'charging-card-loss' }),
};

/** Its own reads only add to it: the menu stands without the list of companies. */
const showsWithoutOwnData = new Set(['foyer-side-menu']);

const realFetch = globalThis.fetch;
const isAboutSession = (url: string) => /\/(security|user-info|environment)/.test(url);
const unnamed = '[aria-busy=true]';

async function firstId(path: string): Promise<string> {
  const [first] = JSON.parse(localStorage.getItem('USER_ACCESS_ALL_MODE') ?? '[]') as { token: string }[];
  const answer = await realFetch(`/api/portal${path}`, {
    headers: { authorization: `Bearer ${first?.token}` },
  });
  return (await answer.json()).items[0].id;
}

/** Puts the widget on the page for somebody who may see it. */
async function show(
  widget: WidgetDeclaration,
  attributes: Record<string, string> = {},
): Promise<HTMLElement> {
  if (widget.tagName !== 'foyer-login') await signIn(account);
  const own = (await attributesOf[widget.tagName]?.()) ?? {};
  return place(widget.tagName, { ...own, ...attributes });
}

const isSettled = (element: HTMLElement) => {
  const root = element.shadowRoot;
  const isSeen = textOf(element) !== '' || root?.querySelector('[aria-label]');
  return isSeen && !root?.querySelector(unnamed);
};

/** What belongs to the page and no widget may change. */
const pageItself = () =>
  [document.documentElement.cloneNode(false), document.head, document.body.cloneNode(false)].map(
    (node) => (node as Element).outerHTML,
  );

/** Lets every call but those about the session behave so. */
function behave(otherwise: () => Promise<Response>): void {
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    return isAboutSession(url) || !url.includes('/api/') ? realFetch(input, init) : otherwise();
  };
}

/** What each widget says when there is nothing; the answers that make it so. */
const nothing: Record<string, { text: RegExp; answer: object }> = {
  'foyer-shop': { text: /Noch keine Artikel|Keine passenden Artikel/, answer: emptyList() },
  'foyer-orders': { text: /Noch keine Bestellungen/, answer: emptyList() },
  'foyer-news': { text: /Noch keine Neuigkeiten/, answer: emptyList() },
  'foyer-use-cases': {
    text: /nichts zu erledigen|noch nichts eingereicht/,
    answer: { available: [], vehicles: [], chargingCards: [], submissions: [] },
  },
};

function emptyList() {
  return { items: [], nextCursor: null, total: 0 };
}

const failure = () =>
  Promise.resolve(
    Response.json(
      { type: 'about:blank', title: 'x', status: 500, code: 'internal_error', requestId: 'req-browser' },
      { status: 500, headers: { 'content-type': 'application/problem+json' } },
    ),
  );

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
      const element = await place(widget.tagName, { kind: 'charging-card-loss' });
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

    const empty = nothing[widget.tagName];
    if (empty) {
      it('says so when there is nothing', async () => {
        behave(() => Promise.resolve(Response.json(empty.answer)));
        const element = await show(widget);
        await until(() => empty.text.test(textOf(element)), 'the empty state');
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
    });

    it('waits while no answer comes, and explains a failure with a way on', async () => {
      const own = await signIn(account).then(() => attributesOf[widget.tagName]?.());
      let calls = 0;
      behave(() => {
        calls += 1;
        return new Promise(() => {});
      });
      const waiting = await place(widget.tagName, own ?? {});
      await until(() => calls > 0 || isSettled(waiting), 'the first call');
      if (calls === 0 || showsWithoutOwnData.has(widget.tagName)) return;
      await until(() => waiting.shadowRoot?.querySelector(unnamed), 'a busy state');
      startAfresh();
      await signIn(account);
      behave(failure);
      const failing = await place(widget.tagName, own ?? {});
      await until(() => /req-browser|nicht|Fehler|Erneut/.test(textOf(failing)), 'an explanation', 15_000);
    });
  });
}
