import { sizeFaults } from './parents.ts';
import { allWidgets, dist, expect } from './widgets.ts';

const widgets = await allWidgets();

/** Sizes with `foyer.css` and before any script. On a separate page, since a definition cannot be undone. */
describe('before its code is there a sensible size in any parent has', () => {
  before(async () => {
    const sheet = document.createElement('link');
    Object.assign(sheet, { rel: 'stylesheet', href: `${dist}/foyer.css` });
    const loaded = new Promise((resolve) => sheet.addEventListener('load', resolve));
    document.head.append(sheet);
    await loaded;
  });
  afterEach(() => document.body.replaceChildren());

  for (const widget of widgets) {
    it(`<${widget.tagName}>`, async () => {
      expect(await sizeFaults(widget, document.createElement(widget.tagName))).to.deep.equal([]);
    });
  }
});
