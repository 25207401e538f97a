import type { IdSource, PermissionName, PortalRouteName } from '@foyer/contract';
import type { CatalogueSource } from '@foyer/core';
import type { ComponentType } from 'react';
import type { PartSpec, SharedPart } from './part-texts.ts';
import type { Published } from './published.ts';
import type { SlotName } from './slot-specs.ts';

/** How an attribute of the element becomes a prop. `object` props have no attribute, only a property. */
export interface AttributeSpec extends Published {
  readonly type: 'string' | 'number' | 'boolean' | 'object';
  readonly description: string;
  /** All that a string may say, where it may not say anything. */
  readonly values?: readonly string[];
  /** Shown in the docs; the component applies it. */
  readonly default?: string | number | boolean;
}

/** An event the widget sends; its name on the element is `foyer-` + the key. `Detail` types the React prop. */
export interface EventSpec<Detail = unknown> extends Published {
  readonly description: string;
  /** TypeScript text of `event.detail`, for typings and docs. */
  readonly detail: string;
  /** Whether `preventDefault()` stops a default action. @default false */
  readonly cancelable?: boolean;
  /** Carries the type only; never set. */
  readonly detailType?: Detail;
}

/** What a widget's component receives beside its own props. */
export interface WidgetProps {
  /** Sends `foyer-<name>` from the host node; false when a listener prevented the default. */
  readonly emit: (name: string, detail?: unknown) => boolean;
}

/** What an element says of itself by `:state()`: that it waits, has nothing, failed, or that nobody is signed in. */
export type WidgetState = 'loading' | 'empty' | 'error' | 'signed-out';

/** A value of an attribute to try a widget with; an id is named by the read it comes from (as `idFrom` in the contract). */
export type SampleValue = string | number | boolean | { readonly from: Exclude<IdSource, 'mail'> };

/** A widget's component; its own props are those its manifest names. */
export type WidgetView = ComponentType<never>;

/** Everything there is to know about a widget: element, typings, docs and tests are made from it. */
export interface WidgetSpec extends Published {
  /** Tag without prefix: `orders` gives `<foyer-orders>`. */
  readonly tag: string;
  /** Name of the React component: `Orders`. */
  readonly name: string;
  readonly summary: string;
  readonly status: 'stable' | 'experimental';
  /** Who may see it; others get the signed-out or not-allowed state. */
  readonly access: 'public' | PermissionName;
  /** Props by attribute name in kebab case; the prop is its camelCase form. */
  readonly attributes: Readonly<Record<string, AttributeSpec>>;
  /**
   * Attributes to see it with, for docs, playground and browser tests: at least those without which it shows nothing. They
   * do not reach the browser.
   */
  readonly sample: Readonly<Record<string, SampleValue>>;
  /** Screens of the portal that it shows, its own first; none for what is part of a page. Links on a page find it by them. */
  readonly shows: readonly PortalRouteName[];
  /** What it can say by `:state()` beside `loading` and, unless it is public, `signed-out`. */
  readonly states: readonly Extract<WidgetState, 'empty' | 'error'>[];
  /** `navigate` ({@link navigateEvent}) is sent by every widget that links somewhere. */
  readonly events: Readonly<Record<string, EventSpec>>;
  /** Where a page may put something of its own. It does not reach the browser. @default nowhere */
  readonly slots?: readonly SlotName[];
  /** What `::part()` styles, each with what it is; `true` for what `part-texts.ts` says of it for all widgets. */
  readonly parts: Readonly<Record<string, PartSpec>>;
  /** Its least height, kept from before it is there, so that nothing shifts; a CSS length. */
  readonly minBlockSize: string;
  /** The same while its attribute `compact` is set. */
  readonly compactBlockSize?: string;
  /**
   * For what is as wide as its content: the width kept before the widget is there, a CSS length.
   * @default it is as wide as there is room
   */
  readonly inlineSize?: string;
  /** The height kept before the widget is there, where it is more than what is kept always. @default `minBlockSize` */
  readonly waitingBlockSize?: string;
  /**
   * Part of the page's frame: once there, it stays while the user is asked for anew (another company or mode), and holds
   * what it shows until the answer. @default its skeleton takes its place
   */
  readonly isFrame?: boolean;
  readonly load: () => Promise<WidgetView>;
  /** Loads the widget's texts, which lie beside it; a dynamic import, so that no widget's German is in another's bundle. */
  readonly messages: () => Promise<CatalogueSource>;
  /**
   * Needs none of the shared words (errors, field rules, lists, uploads) for its first screen; forms fetch them
   * before they check. Only the login says so, to be there sooner. @default false
   */
  readonly hasOwnWords?: boolean;
  /**
   * Shows one number, and costs a page no React for as long as nothing else on it needs that: what stands beside the widget in
   * `light-<tag>.ts` (`LightWidget`) paints it. It does not reach the browser. @default false
   */
  readonly isLight?: boolean;
}

/** A feature: its widgets. One line each in `features/registry.ts`. */
export interface FeatureSpec {
  /** The folder's name, the same in contract, react and server. */
  readonly name: string;
  readonly widgets: readonly WidgetSpec[];
}

/** A sample may only name attributes there are. */
interface WithOwnSample<W extends WidgetSpec> {
  readonly sample: {
    readonly [K in keyof W['sample']]: K extends keyof W['attributes'] ? SampleValue : never;
  };
}

/** Without words of its own a part must be one that all widgets share. */
interface WithKnownParts<W extends WidgetSpec> {
  readonly parts: {
    readonly [K in keyof W['parts']]: K extends SharedPart ? PartSpec : Exclude<PartSpec, true>;
  };
}

/** Keeps the literal types of a manifest while checking it. */
export const defineWidget = <const W extends WidgetSpec>(
  widget: W & WithOwnSample<W> & WithKnownParts<W>,
): W => widget;
/** Keeps the literal types of a feature while checking it. */
export const defineFeature = <const F extends FeatureSpec>(feature: F): F => feature;
/** An event whose detail is typed: `event<{ orderId: string }>({ … })`. */
export const defineEvent = <Detail>(event: EventSpec<Detail>): EventSpec<Detail> => event;
