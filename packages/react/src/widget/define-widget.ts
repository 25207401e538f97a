import type { IdSource, PermissionName, PortalRouteName } from '@foyer/contract';
import type { CatalogueSource } from '@foyer/core';
import type { ComponentType } from 'react';
import type { PartSpec, SharedPart } from './manifest/part-texts.ts';
import type { Published } from './manifest/published.ts';
import type { SlotName } from './manifest/slot-specs.ts';

/** Definition of an attribute, which becomes a prop. `object` props have no attribute, only a property. */
export interface AttributeSpec extends Published {
  readonly type: 'string' | 'number' | 'boolean' | 'object';
  readonly description: string;
  /** Allowed values of a string; any text if they are left out. */
  readonly values?: readonly string[];
  /** Default for the docs; the component itself applies it. */
  readonly default?: string | number | boolean;
}

/** An event that the widget sends; its name on the element is `foyer-` + the key. `Detail` types the React prop. */
export interface EventSpec<Detail = unknown> extends Published {
  readonly description: string;
  /** TypeScript text of `event.detail`, for typings and docs. */
  readonly detail: string;
  /** Whether `preventDefault()` stops a default action. @default false */
  readonly cancelable?: boolean;
  /** Carries the type only; never set. */
  readonly detailType?: Detail;
}

/** Props that every widget's component receives in addition to its own. */
export interface WidgetProps {
  /** Sends `foyer-<name>` from the host node; false when a listener prevented the default. */
  readonly emit: (name: string, detail?: unknown) => boolean;
}

/** States that an element exposes by `:state()`: loading, empty, failed, signed out. */
export type WidgetState = 'loading' | 'empty' | 'error' | 'signed-out';

/** Example value of an attribute; an id is named by the read it comes from (as `idFrom` in the contract). */
export type SampleValue = string | number | boolean | { readonly from: Exclude<IdSource, 'mail'> };

/** A widget's component; its own props are those of its manifest. */
export type WidgetView = ComponentType<never>;

/** Manifest of a widget; element, typings, docs and tests are generated from it. */
export interface WidgetSpec extends Published {
  /** Tag without prefix: `orders` gives `<foyer-orders>`. */
  readonly tag: string;
  /** Name of the React component: `Orders`. */
  readonly name: string;
  readonly summary: string;
  readonly status: 'stable' | 'experimental';
  /** Permission to see the widget; users without it get the signed-out or not-allowed state. */
  readonly access: 'public' | PermissionName;
  /** Props by attribute name in kebab case; the prop is its camelCase form. */
  readonly attributes: Readonly<Record<string, AttributeSpec>>;
  /**
   * Example attributes for docs, playground and browser tests: at least those without which the widget shows nothing. They
   * are not part of the browser's code.
   */
  readonly sample: Readonly<Record<string, SampleValue>>;
  /** Portal screens that the widget shows, its own first; none for part of a page. Links on the same page find the widget by them. */
  readonly shows: readonly PortalRouteName[];
  /** States that the widget can have in addition to `loading` and, unless it is public, `signed-out`. */
  readonly states: readonly Extract<WidgetState, 'empty' | 'error'>[];
  /** Events of the widget. Every widget with links sends `navigate` ({@link navigateEvent}). */
  readonly events: Readonly<Record<string, EventSpec>>;
  /** Slots for content of the page. Not part of the browser's code. @default no slots */
  readonly slots?: readonly SlotName[];
  /** Parts that `::part()` styles, each with a description; `true` takes the shared description in `part-texts.ts`. */
  readonly parts: Readonly<Record<string, PartSpec>>;
  /** Minimum height, reserved before the widget is loaded to avoid layout shifts; a CSS length. */
  readonly minBlockSize: string;
  /** Minimum height while the attribute `compact` is set. */
  readonly compactBlockSize?: string;
  /**
   * Width of a widget that is as wide as its content, reserved before it is loaded; a CSS length.
   * @default the widget fills the available width
   */
  readonly inlineSize?: string;
  /** Height reserved until the widget is loaded, if it is more than the minimum height. @default `minBlockSize` */
  readonly waitingBlockSize?: string;
  /**
   * Part of the page's frame: while the user is requested again (another company or mode), the widget stays and keeps its
   * content until the answer. @default the skeleton replaces it
   */
  readonly isFrame?: boolean;
  readonly load: () => Promise<WidgetView>;
  /** Loads the widget's texts; a dynamic import, so that no widget's German texts are in another widget's bundle. */
  readonly messages: () => Promise<CatalogueSource>;
  /**
   * The first screen needs none of the shared texts (errors, field rules, lists, uploads); forms load them before they
   * validate. Set for the login only, which is then drawn sooner. @default false
   */
  readonly hasOwnWords?: boolean;
}

/** A feature: its widgets. Each has one line in `features/registry.ts`. */
export interface FeatureSpec {
  /** Name of the folder, the same in contract, react and server. */
  readonly name: string;
  readonly widgets: readonly WidgetSpec[];
}

/** Restricts a sample to attributes that the widget has. */
interface WithOwnSample<W extends WidgetSpec> {
  readonly sample: {
    readonly [K in keyof W['sample']]: K extends keyof W['attributes'] ? SampleValue : never;
  };
}

/** Restricts `true` to parts with a shared description. */
export interface WithKnownParts<W extends { readonly parts: WidgetSpec['parts'] }> {
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
