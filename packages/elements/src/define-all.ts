import { features } from '@foyer/react/internal';
import { defineElement } from './define-element.ts';

export interface DefineOptions {
  /** First part of the tags. @default 'foyer' */
  readonly prefix?: string;
  /** Only these widgets, by tag without prefix. @default all */
  readonly only?: readonly string[];
}

/** Defines every widget's element; may be called again, by several bundles and with several prefixes. */
export function defineAll({ prefix = 'foyer', only }: DefineOptions = {}): void {
  for (const feature of features) {
    for (const widget of feature.widgets) {
      if (!only || only.includes(widget.tag)) defineElement(feature, widget, prefix);
    }
  }
}
