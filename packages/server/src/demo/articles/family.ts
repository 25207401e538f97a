import type { AccentName, ToneName } from '../article-picture/palette.ts';
import type { ShapeName } from '../article-picture/shapes.ts';
import type { DemoTag } from './categories.ts';
import type { DemoTextId, Text } from './demo-texts.ts';

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

/** An axis on which variants differ: its label in the table of attributes, and the choices. */
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
  /** Price groups that see the family. @default all */
  readonly groups?: readonly GroupId[];
  readonly taxRate?: 7 | 19;
  readonly maxQuantity?: number;
  /** Pack size; the quantity is a multiple of it. @default 1 */
  readonly quantityStep?: number;
  /** Codes of related families. */
  readonly related?: readonly string[];
  readonly attributes?: readonly (readonly [label: DemoTextId, value: Text])[];
  /** Whether there is a manual in addition to the data sheet. */
  readonly hasManual?: boolean;
}
