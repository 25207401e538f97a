import type { AccentName, ToneName } from '../../domain/articles/article-picture/palette.ts';
import type { ShapeName } from '../../domain/articles/article-picture/shapes.ts';
import type { DemoTag } from './categories.ts';
import type { DemoTextId } from './demo-texts.ts';

/** A text of the demo's articles by its id, or what is the same in every language. */
export type Text = DemoTextId | { readonly plain: string };

/** One choice on an axis of variants. `factor` and `plus` (cents net) change the price. */
export interface Choice {
  /** Part of the article number. */
  readonly code: string;
  /** Part of the name; an empty one adds nothing. */
  readonly name: Text;
  readonly plus?: number;
  readonly factor?: number;
  readonly tone?: ToneName;
  readonly shape?: ShapeName;
}

/** A question a variant answers: its label in the table of attributes, and the choices. */
export interface Axis {
  readonly label: DemoTextId;
  readonly choices: readonly Choice[];
}

export type GroupId = 'standard' | 'premium' | 'partner' | 'private';

/** A product family: every combination of its axes is an article. */
export interface Family {
  readonly code: string;
  readonly category: string;
  readonly kind?: 'hardware' | 'service';
  readonly manufacturer: string;
  readonly shape: ShapeName;
  readonly tone: ToneName;
  readonly accent: AccentName;
  readonly name: DemoTextId;
  readonly summary: DemoTextId;
  readonly description: DemoTextId;
  /** Net price of the plainest variant in cents. */
  readonly price: number;
  readonly axes: readonly Axis[];
  readonly tags: readonly DemoTag[];
  /** Who can see it. @default everybody */
  readonly groups?: readonly GroupId[];
  readonly taxRate?: 7 | 19;
  readonly maxQuantity?: number;
  /** Sold in such packs only. @default 1 */
  readonly quantityStep?: number;
  /** Codes of families that go with it. */
  readonly related?: readonly string[];
  readonly attributes?: readonly (readonly [label: DemoTextId, value: Text])[];
  /** Whether there is a manual beside the data sheet. */
  readonly hasManual?: boolean;
}
