import { isDeepStrictEqual } from 'node:util';
import { fallbackLanguage, languages } from '@foyer/core';
import type { StageElement, StageNode } from '../../src/stage/stage-node.ts';
import { parseMarkup } from './parse-markup.ts';
import type { RenderedStage } from './render-stage.tsx';

/** The data of the first stage: its markup with numbers in place of texts and the address, and the texts. */
export interface BakedStage {
  readonly tree: StageElement;
  readonly route: string;
  /** By language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

type Forms = { readonly linked: RenderedStage; readonly plain: RenderedStage };

const anyMark = /⟦([^⟧]*)⟧/g;
const tags: Readonly<Record<string, string>> = Object.fromEntries(
  languages.map(({ code, locale }) => [code, locale.replace('_', '-')]),
);

/** The names of the variable values: ids of texts, then the address. */
function placesOf({ linked, plain }: Forms): readonly string[] {
  const html = plain.template + linked.template;
  const names = [...new Set([...html.matchAll(anyMark)].map(([, name = '']) => name))];
  const routes = names.filter((name) => name.startsWith('href:'));
  if (routes.length !== 1) {
    throw new Error(
      `The first stage needs exactly one page address, but has ${routes.join(', ') || 'none'}.`,
    );
  }
  return [...names.filter((name) => !name.startsWith('href:')), ...routes];
}

function isElement(node: StageNode | undefined): node is StageElement {
  return Array.isArray(node) && node[0] !== '!' && node[0] !== '?';
}

function changeTree(
  node: StageElement,
  change: (value: string | number, attribute: string | null) => string | number,
): StageElement {
  const [tag, attributes, ...children] = node;
  const own = Object.entries(attributes).map(([name, value]) => [name, change(value, name)]);
  const inner = children.map((child) => {
    if (isElement(child)) return changeTree(child, change);
    return typeof child === 'object' ? child : change(child, null);
  });
  return [tag, Object.fromEntries(own), ...inner];
}

/** The markup with numbers in place of variable values. */
function numbered(template: string, places: readonly string[]): StageElement {
  return changeTree(parseMarkup(template), (value, attribute) => {
    const text = String(value);
    if (attribute === 'style')
      throw new Error('The first stage must not have a style attribute: a strict policy blocks it.');
    if (attribute === 'lang' && text === tags[fallbackLanguage]) return places.length;
    const [whole, name = ''] = anyMark.exec(text) ?? [];
    anyMark.lastIndex = 0;
    if (whole === undefined) return text;
    if (whole !== text) throw new Error(`The first stage cannot split ${JSON.stringify(text)} into texts.`);
    return places.indexOf(name);
  });
}

/** Merges two trees into one, with a choice where they differ. */
function merge(linked: StageNode, plain: StageNode): StageNode {
  if (isDeepStrictEqual(linked, plain)) return plain;
  if (!isElement(linked) || !isElement(plain))
    throw new Error('The page address changes more than the element of its link.');
  const isAlike =
    linked[0] === plain[0] && linked.length === plain.length && isDeepStrictEqual(linked[1], plain[1]);
  if (!isAlike) return ['?', linked, plain];
  const inner = plain.slice(2).map((child, at) => merge(linked[at + 2] as StageNode, child as StageNode));
  return [plain[0], plain[1], ...inner];
}

/** Fills in the tree as the running page does. */
function filled(node: StageNode, texts: readonly string[], isLinked: boolean): StageNode {
  if (typeof node === 'number') return texts[node] ?? '';
  if (typeof node === 'string' || node[0] === '!') return node;
  if (node[0] === '?') return filled((isLinked ? node[1] : node[2]) as StageNode, texts, isLinked);
  const [tag, attributes, ...children] = node as StageElement;
  const own = Object.entries(attributes).map(([name, value]) => [
    name,
    typeof value === 'number' ? (texts[value] ?? '') : value,
  ]);
  return [tag, Object.fromEntries(own), ...children.map((child) => filled(child, texts, isLinked))];
}

/**
 * Splits two renderings into a tree and texts, and reassembles them to check that nothing is lost: the result must equal React's markup
 * in each language.
 */
export function bakeStage(forms: Forms): BakedStage {
  const places = placesOf(forms);
  const tree = merge(
    numbered(forms.linked.template, places),
    numbered(forms.plain.template, places),
  ) as StageElement;
  const address = places.at(-1) ?? '';
  const texts: Record<string, readonly string[]> = {};
  for (const [language, all] of Object.entries(forms.plain.texts)) {
    const own = places.slice(0, -1).map((id) => all[id] ?? '');
    texts[language] = own;
    for (const form of ['linked', 'plain'] as const) {
      const drawn = filled(tree, [...own, `⟦${address}⟧`, tags[language] ?? ''], form === 'linked');
      if (!isDeepStrictEqual(drawn, parseMarkup(forms[form].samples[language] ?? ''))) {
        throw new Error(`The first stage differs from React's markup in ${language}.`);
      }
    }
  }
  return { tree, route: address.slice('href:'.length), texts };
}
