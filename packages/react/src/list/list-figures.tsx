import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import type { FilteredList } from './filter-field.ts';
import * as css from './list-figures.css.ts';
import type { ListState } from './list-state.ts';

/** A figure about a list, and the filters that show the entries it counts. */
export interface ListFigure<V extends object> {
  readonly label: string;
  /** Undefined until it is loaded. */
  readonly value: string | undefined;
  /** Second line, such as the number of entries of an amount. */
  readonly note?: string | undefined;
  readonly filters: Partial<V>;
  /** Draws the value in the colour of errors. */
  readonly isLate?: boolean;
}

export interface ListFiguresProps<V extends object> {
  readonly list: FilteredList<V> & Pick<ListState<unknown>, 'status'>;
  /** Accessible name of the group. */
  readonly label: string;
  readonly figures: readonly ListFigure<V>[];
  /** Part of the group; `itemPart` is that of a figure. */
  readonly part: string;
  readonly itemPart: string;
}

/** Figures above a list. A press shows the entries that a figure counts, another press removes that filter. */
export function ListFigures<V extends object>(props: ListFiguresProps<V>) {
  const { list, label, figures, part, itemPart } = props;
  const isLoading = list.status === 'loading';
  return (
    <fieldset className={css.figures} part={part} aria-busy={isLoading}>
      <legend className={css.legend}>{label}</legend>
      {figures.map(({ label: name, value, note, filters, isLate = false }) => {
        const names = Object.keys(filters) as (keyof V)[];
        const isPressed = names.every((one) => list.filters[one] === filters[one]);
        const none = Object.fromEntries(names.map((one) => [one, undefined])) as Partial<V>;
        return (
          <button
            key={name}
            type="button"
            className={css.figure}
            part={itemPart}
            data-late={isLate}
            aria-pressed={isPressed}
            onClick={() => list.setFilters(isPressed ? none : filters)}
          >
            <span className={css.label}>{name}</span>
            <span className={css.value}>
              {value ?? (isLoading ? <Skeleton width={64} height={20} /> : '–')}
            </span>
            {note !== undefined && <span className={css.note}>{note}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
