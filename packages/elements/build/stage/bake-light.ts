import { isDeepStrictEqual } from 'node:util';
import type { LightRead } from '@foyer/core';
import { type LightText, lightText } from '../../src/stage/light-text.ts';
import type { LightForm } from '../../src/stage/paint-light.ts';
import type { StageElement } from '../../src/stage/stage-node.ts';
import { anyMark, filled, merge, numbered, tags } from './bake-stage.ts';
import { parseMarkup } from './parse-markup.ts';
import type { LightSample, RenderedLight } from './render-light.tsx';

/** What a light widget is painted from: a drawing for each form, with numbers for what differs, and the texts. */
export interface BakedLight {
  readonly forms: Readonly<Record<LightForm, StageElement>>;
  readonly route: string;
  readonly read: LightRead;
  /** By language. */
  readonly texts: Readonly<Record<string, readonly LightText[]>>;
}
type Forms = { readonly linked: RenderedLight; readonly plain: RenderedLight };

/** The names of what differs: ids of texts, the number, the address. */
function placesOf({ linked, plain }: Forms): { readonly ids: string[]; readonly address: string } {
  const html = [...Object.values(linked.templates), ...Object.values(plain.templates)].join('');
  const names = [...new Set([...html.matchAll(anyMark)].map(([, name = '']) => name))];
  const addresses = names.filter((name) => name.startsWith('href:'));
  const [address] = addresses;
  if (!address || addresses.length > 1)
    throw new Error(`A light widget has one link, not ${addresses.join(', ') || 'none'}.`);
  return { ids: names.filter((name) => name !== 'count' && name !== address), address };
}

/** A text by its number, or by its plural category with `#` in the number's place. */
function textOf(id: string, samples: readonly LightSample[], tag: string): LightText {
  const forms: Record<string, string> = {};
  for (const { count, texts } of samples) {
    const text = texts[id] ?? '';
    const written = new Intl.NumberFormat(tag).format(count);
    if (text.includes(written)) forms[new Intl.PluralRules(tag).select(count)] ??= text.replace(written, '#');
    else forms[count] ??= text;
  }
  const [first = ''] = Object.values(forms);
  if (Object.values(forms).every((form) => form === first) && !first.includes('#')) return first;
  const { other = '' } = forms;
  return Object.fromEntries(
    Object.entries(forms).filter(([name, form]) => name === 'other' || form !== other),
  );
}

/** Takes the renderings apart, and puts them together again to see that nothing is lost: each must come out exactly as React draws it. */
export function bakeLight(drawn: Forms): BakedLight {
  const { ids, address } = placesOf(drawn);
  const places = [...ids, 'count', address];
  const treeOf = (form: LightForm) =>
    merge(
      numbered(drawn.linked.templates[form], places),
      numbered(drawn.plain.templates[form], places),
    ) as StageElement;
  const forms = {
    none: treeOf('none'),
    unknown: treeOf('unknown'),
    empty: treeOf('empty'),
    some: treeOf('some'),
  };
  const texts: Record<string, readonly LightText[]> = {};
  for (const [language, samples] of Object.entries(drawn.plain.samples)) {
    const tag = tags[language] ?? '';
    const own = ids.map((id) => textOf(id, samples, tag));
    texts[language] = own;
    for (const kind of ['linked', 'plain'] as const) {
      for (const { form, count, shown, html } of drawn[kind].samples[language] ?? []) {
        const values = [...own.map((text) => lightText(text, count, tag)), shown, `⟦${address}⟧`, tag];
        if (!isDeepStrictEqual(filled(forms[form], values, kind === 'linked'), parseMarkup(html)))
          throw new Error(`A light widget differs from React's drawing in ${language}: ${form}, ${count}.`);
      }
    }
  }
  return { forms, route: address.slice('href:'.length), read: drawn.plain.read, texts };
}
