import { permissions } from '@foyer/contract/role-permissions';
import { roles } from '@foyer/contract/roles';
import { createSdk, type FoyerSdk, type LightRead, languages, type NavigationTarget } from '@foyer/core';
import { firstMessages, type LightWidget, WidgetFrame, type WidgetSpec } from '@foyer/react/internal';
import { renderToString } from 'react-dom/server';
import type { LightForm } from '../../src/stage/paint-light.ts';
import { mark } from './render-stage.tsx';

/** The numbers a light widget is drawn with: none, one, some, and such as are written with a separator, or have words of their own. */
export const lightCounts = [0, 1, 2, 4, 11, 1234, 1_000_000] as const;
/** The number that the templates are drawn with. */
const sampleCount = 4;

/** A light widget as React's server renderer writes it. */
export interface RenderedLight {
  /** By form, with marks for what differs. */
  readonly templates: Readonly<Record<LightForm, string>>;
  /** By language: the number in each way it is written, and the drawing, to compare with; `unknown` and `none` without a number. */
  readonly samples: Readonly<Record<string, readonly LightSample[]>>;
  /** What it reads, with the row of the permission table that it names. */
  readonly read: LightRead;
}
export interface LightSample {
  readonly form: LightForm;
  readonly count: number;
  readonly shown: string;
  readonly html: string;
  /** Every text there is with this number, by its id. */
  readonly texts: Readonly<Record<string, string>>;
}

type HrefFor = (target: NavigationTarget) => string | null;
type Light = LightWidget<never>;

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token that no server would take, of somebody in `b2b`. */
const token = `${base64({ alg: 'none' })}.${base64({ sub: 'build', iat: 0, exp: 9_999_999_999 })}.build`;

/** What a browser keeps of somebody who is signed in (specification section 4), or of nobody. */
function createStorage(isSignedIn: boolean): Storage {
  const entries: Readonly<Record<string, string>> = {
    USER_ACCESS_ALL_MODE: JSON.stringify([{ mode: 'b2b', token }]),
    USER_ACCESS_EXPIRE_TIME: '9999999999999',
  };
  return {
    length: 0,
    key: () => null,
    getItem: (name) => (isSignedIn ? (entries[name] ?? null) : null),
    setItem: () => undefined,
    removeItem: () => undefined,
    clear: () => undefined,
  };
}

async function openSdkFor(locale: string, form: LightForm, hrefFor: HrefFor): Promise<FoyerSdk> {
  const isSignedIn = form !== 'none';
  const storage = { local: createStorage(isSignedIn), session: createStorage(false) };
  const fetch = () => new Promise<Response>(() => {});
  const sdk = createSdk({ storage, locale, hrefFor, fetch });
  if (isSignedIn) sdk.$userInfo.set({ user: { roles: [...roles] } } as never);
  await sdk.localisation.register(firstMessages);
  return sdk;
}

async function render(widget: WidgetSpec, light: Light, sdk: FoyerSdk, count: number | undefined) {
  if (count !== undefined) sdk.resource(light.read.name).set(light.sample(count) as never);
  const source = await widget.messages();
  const parts = { View: (await widget.load()) as never, Gate: null, texts: source };
  const root = { nodeType: 11, host: {} } as ShadowRoot;
  const painted = { parts, onReady: () => undefined };
  return renderToString(<WidgetFrame {...{ sdk, widget, root, painted }} props={{}} />);
}

async function template(widget: WidgetSpec, light: Light, form: LightForm, hrefFor: HrefFor) {
  const { locale } = languages[0];
  const sdk = await openSdkFor(locale, form, hrefFor);
  const { i18n, register } = sdk.localisation;
  await register(await widget.messages());
  const marks = Object.fromEntries(Object.keys(i18n.messages).map((id) => [id, [mark(id)]]));
  i18n.loadAndActivate({ locale, messages: marks });
  const count = form === 'some' ? sampleCount : form === 'empty' ? 0 : undefined;
  const html = await render(widget, light, sdk, count);
  sdk.destroy();
  return form === 'some' ? html.replaceAll(`>${sampleCount}<`, `>${mark('count')}<`) : html;
}

async function sample(
  widget: WidgetSpec,
  light: Light,
  by: {
    readonly locale: string;
    readonly form: LightForm;
    readonly count: number;
    readonly hrefFor: HrefFor;
  },
): Promise<LightSample> {
  const { locale, form, count } = by;
  const sdk = await openSdkFor(locale, form, by.hrefFor);
  const { i18n, register } = sdk.localisation;
  await register(await widget.messages());
  const hasCount = form === 'some' || form === 'empty';
  const html = await render(widget, light, sdk, hasCount ? count : undefined);
  const texts = Object.fromEntries(Object.keys(i18n.messages).map((id) => [id, i18n._(id, { count })]));
  const format = new Intl.NumberFormat(locale.replace('_', '-'));
  sdk.destroy();
  return { form, count, shown: light.shown(count, (value) => format.format(value)), html, texts };
}

/** Has React draw a light widget in every form and language, with or without an address of the page for its link. */
export async function renderLight(
  widget: WidgetSpec,
  light: Light,
  isLinked: boolean,
): Promise<RenderedLight> {
  const hrefFor = ({ route }: NavigationTarget) => (isLinked ? mark(`href:${route}`) : null);
  const forms = ['none', 'unknown', 'empty', 'some'] as const;
  const templates: Partial<Record<LightForm, string>> = {};
  for (const form of forms) templates[form] = await template(widget, light, form, hrefFor);
  const samples: Record<string, LightSample[]> = {};
  for (const { code, locale } of languages) {
    const own: LightSample[] = [];
    for (const form of ['none', 'unknown'] as const)
      own.push(await sample(widget, light, { locale, form, count: 0, hrefFor }));
    for (const count of lightCounts)
      own.push(await sample(widget, light, { locale, form: count > 0 ? 'some' : 'empty', count, hrefFor }));
    samples[code] = own;
  }
  const read = { ...light.read, access: permissions[light.read.access] };
  return { templates: templates as Record<LightForm, string>, samples, read };
}
