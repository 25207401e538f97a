import { type DateValue, parseDate } from '@internationalized/date';
import { type RefObject, useMemo, useRef } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  FieldError,
  Group,
  Popover,
  Text,
} from 'react-aria-components';
import { toggle } from '../combo-box/combo-box.css.ts';
import { AriaLabelRow } from '../field/aria-label-row.tsx';
import * as fieldCss from '../field/field.css.ts';
import { AlertIcon, CalendarIcon, ChevronEndIcon, ChevronStartIcon } from '../icon/icons.tsx';
import { popover } from '../menu/menu.css.ts';
import { AriaScope } from '../style/aria-scope.tsx';
import { CloseOutOfView } from '../style/close-out-of-view.tsx';
import * as css from './date-field.css.ts';
import type { DateFieldProps } from './date-field.tsx';
import { PartialWatch, useShownDate } from './use-shown-date.ts';

/** Reads an ISO date; nothing for what is none. */
function readDate(value: string | undefined): DateValue | undefined {
  if (value === undefined || value === '') return undefined;
  try {
    return parseDate(value);
  } catch {
    return undefined;
  }
}

/** The date picker itself, in a chunk of its own with react-aria. */
export function DateFieldAria(props: DateFieldProps) {
  const { label, description, error, labelEnd, required, rangeError } = props;
  const { shown, last, change, watch } = useShownDate(props);
  // The same object as long as the date is the same: another one makes react-aria forget what is being typed.
  const date = useMemo(() => readDate(last) ?? null, [last]);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <AriaScope>
      <DatePicker
        value={date}
        minValue={readDate(props.min)}
        maxValue={readDate(props.max)}
        className={fieldCss.field}
        isRequired={required}
        isDisabled={props.disabled}
        isReadOnly={props.readOnly}
        isInvalid={error ? true : undefined}
        validationBehavior="aria"
        shouldForceLeadingZeros
        onChange={(next) => change(next === null ? '' : next.toString())}
      >
        <AriaLabelRow label={label} required={required} labelEnd={labelEnd} />
        <Group ref={frame} className={fieldCss.frame}>
          <DateInput className={css.input}>
            {(segment) => (
              <>
                {segment.type === 'year' && <PartialWatch onChange={watch} />}
                <DateSegment segment={segment} className={css.segment} />
              </>
            )}
          </DateInput>
          <Button className={toggle}>
            <CalendarIcon size={18} />
          </Button>
        </Group>
        {description && (
          <Text slot="description" className={fieldCss.description}>
            {description}
          </Text>
        )}
        {(error || rangeError) && (
          <FieldError className={fieldCss.error}>
            <AlertIcon className={fieldCss.errorIcon} />
            <span>{error || rangeError}</span>
          </FieldError>
        )}
        <CalendarPopover anchor={frame} />
        {props.name !== undefined && (
          <input type="hidden" name={props.name} value={shown} disabled={props.disabled} />
        )}
      </DatePicker>
    </AriaScope>
  );
}

function CalendarPopover({ anchor }: { anchor: RefObject<HTMLElement | null> }) {
  return (
    <Popover className={popover} offset={4}>
      <CloseOutOfView anchor={anchor} />
      <Dialog className={css.calendar}>
        <Calendar>
          <div className={css.header}>
            <Button slot="previous" className={css.turn}>
              <ChevronStartIcon size={18} />
            </Button>
            <CalendarHeading className={css.heading} />
            <Button slot="next" className={css.turn}>
              <ChevronEndIcon size={18} />
            </Button>
          </div>
          <CalendarGrid className={css.grid}>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={css.day} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  );
}
