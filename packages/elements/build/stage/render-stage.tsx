import { createSdk, languages, type NavigationTarget } from '@foyer/core';
import { firstMessages, WidgetFrame, type WidgetSpec } from '@foyer/react/internal';
import { renderToString } from 'react-dom/server';

/** The first render of a widget by React's server renderer. */
export interface RenderedStage {
  /** Markup with `mark(text id)` and `mark('href:' + route)` in place of variable values. */
  readonly template: string;
  /** The markup by language, to compare with. */
  readonly samples: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Returns a placeholder for a variable value. No text contains its brackets. */
export const mark = (name: string): string => `⟦${name}⟧`;

async function render(
  widget: WidgetSpec,
  locale: string,
  hrefFor: (target: NavigationTarget) => string | null,
  hasMarks = false,
) {
  const sdk = createSdk({ locale, hrefFor });
  const { localisation } = sdk;
  const source = await widget.messages();
  await localisation.register(firstMessages);
  await localisation.register(source);
  const { i18n } = localisation;
  const texts = Object.fromEntries(Object.keys(i18n.messages).map((id) => [id, i18n._(id)]));
  if (hasMarks) {
    const messages = Object.fromEntries(Object.keys(texts).map((id) => [id, [mark(id)]]));
    i18n.loadAndActivate({ locale, messages });
  }
  const parts = { View: (await widget.load()) as never, Gate: null, texts: source };
  const root = { nodeType: 11, host: {} } as ShadowRoot;
  const painted = { parts, onReady: () => undefined };
  const html = renderToString(
    <WidgetFrame sdk={sdk} widget={widget} root={root} painted={painted} props={{}} />,
  );
  return { html, texts };
}

/** Renders a public widget for a signed-out visitor in every bundled language, with or without addresses of the page. */
export async function renderStage(widget: WidgetSpec, isLinked: boolean): Promise<RenderedStage> {
  const hrefFor = ({ route }: NavigationTarget) => (isLinked ? mark(`href:${route}`) : null);
  const { html: template } = await render(widget, languages[0].locale, hrefFor, true);
  const samples: Record<string, string> = {};
  const texts: Record<string, Record<string, string>> = {};
  for (const [language, locale] of languages.map(({ code, locale }) => [code, locale] as const)) {
    const drawn = await render(widget, locale, hrefFor);
    samples[language] = drawn.html;
    texts[language] = drawn.texts;
  }
  return { template, samples, texts };
}
