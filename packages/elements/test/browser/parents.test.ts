import { sizeFaults } from './parents.ts';
import { allWidgets, expect, place, sampleOf, signIn, startAfresh, textOf, until } from './widgets.ts';

const widgets = await allWidgets();

describe('in any parent a sensible size has', () => {
  beforeEach(() => startAfresh());
  afterEach(() => document.body.replaceChildren());

  for (const widget of widgets) {
    it(`<${widget.tagName}>`, async () => {
      if (!widget.shows.includes('login')) await signIn('manager@nordwind.example');
      const element = await place(widget.tagName, await sampleOf(widget));
      await until(() => textOf(element) !== '' || element.shadowRoot?.querySelector('a'), 'the widget');
      await until(() => !element.matches(':state(loading)'), 'its data');
      await until(() => element.offsetWidth > 0, 'something to see');
      expect(await sizeFaults(widget, element)).to.deep.equal([]);
    });
  }
});
