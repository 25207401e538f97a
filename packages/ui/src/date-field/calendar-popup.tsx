import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  Button as PressButton,
} from 'react-aria-components/Calendar';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { Button } from '../button/button.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../icon/icons.tsx';
import { popover } from '../menu/menu.css.ts';
import { useLightDismiss } from '../menu/use-light-dismiss.ts';
import { AriaProvider } from '../style/aria-provider.tsx';
import { classNames } from '../style/class-names.ts';
import { useOutOfView } from '../style/use-out-of-view.ts';
import * as css from './date-field.css.ts';
import type { DateTexts } from './date-texts.ts';

interface Limits {
  readonly texts: DateTexts;
  /** ISO dates. */
  readonly min: string | undefined;
  readonly max: string | undefined;
}
interface DayCalendar extends Limits {
  readonly kind: 'day';
  readonly day: string;
  readonly onChoose: (day: string) => void;
}
interface RangeCalendar extends Limits {
  readonly kind: 'range';
  readonly from: string;
  readonly to: string;
  readonly onChoose: (range: { readonly from: string; readonly to: string }) => void;
}

/** Content and callback of a calendar: one day, or a range of days. */
export type CalendarProps = DayCalendar | RangeCalendar;

interface CalendarPopupProps {
  readonly label: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly calendar: CalendarProps;
  /** Called when a key or a choice closes it: the button gets the focus. */
  readonly onClose: () => void;
  /** Called when the user leaves it. */
  readonly onLeave: () => void;
}

const dateOf = (iso: string | undefined): CalendarDate | null =>
  iso === undefined || iso === '' ? null : parseDate(iso);

/** The open calendar, in a chunk of its own with react-aria. Not modal: the page around it is not changed. */
export function CalendarPopup({ label, anchor, calendar, onClose, onLeave }: CalendarPopupProps) {
  const panel = useRef<HTMLElement>(null);
  useLightDismiss([anchor, panel], onLeave);
  useOutOfView(anchor, onLeave);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // the key must not reach a surrounding dialog
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <AriaProvider>
      {/* In React's event order, the popover is a child of this element, though it is drawn elsewhere. */}
      <span hidden onKeyDownCapture={press}>
        <Popover
          ref={panel}
          className={popover}
          triggerRef={anchor}
          isNonModal
          shouldCloseOnInteractOutside={() => false}
          placement="bottom end"
          offset={4}
          isOpen
          onOpenChange={(isOpen) => !isOpen && onLeave()}
        >
          <Dialog className={css.calendar} aria-label={label}>
            <Days calendar={calendar} onClose={onClose} />
            <Footer calendar={calendar} onClose={onClose} />
          </Dialog>
        </Popover>
      </span>
    </AriaProvider>
  );
}

interface InnerProps {
  readonly calendar: CalendarProps;
  readonly onClose: () => void;
}

function Days({ calendar, onClose }: InnerProps) {
  const limits = { minValue: dateOf(calendar.min), maxValue: dateOf(calendar.max) };
  if (calendar.kind === 'day') {
    const choose = (day: CalendarDate) => {
      calendar.onChoose(day.toString());
      onClose();
    };
    return (
      <AriaCalendar autoFocus {...limits} defaultValue={dateOf(calendar.day)} onChange={choose}>
        <Month isRange={false} />
      </AriaCalendar>
    );
  }
  const start = dateOf(calendar.from) ?? dateOf(calendar.to);
  const end = dateOf(calendar.to) ?? start;
  const range = start !== null && end !== null && start.compare(end) <= 0 ? { start, end } : null;
  return (
    <AriaRangeCalendar
      autoFocus
      {...limits}
      defaultValue={range}
      onChange={(range) => {
        calendar.onChoose({ from: range.start.toString(), to: range.end.toString() });
        onClose();
      }}
    >
      <Month isRange />
    </AriaRangeCalendar>
  );
}

function Month({ isRange }: { isRange: boolean }) {
  return (
    <>
      <div className={css.header}>
        <PressButton slot="previous" className={css.turn}>
          <ChevronStartIcon size={18} />
        </PressButton>
        <CalendarHeading className={css.heading} />
        <PressButton slot="next" className={css.turn}>
          <ChevronEndIcon size={18} />
        </PressButton>
      </div>
      <CalendarGrid className={css.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={classNames(css.day, isRange && css.rangeDay)} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

/** Buttons for today and for clearing. */
function Footer({ calendar, onClose }: InnerProps) {
  const { texts, min, max } = calendar;
  const now = today(getLocalTimeZone()).toString();
  const isOut = (min !== undefined && now < min) || (max !== undefined && max !== '' && now > max);
  const choose = (day: string) => {
    if (calendar.kind === 'day') calendar.onChoose(day);
    else calendar.onChoose({ from: day, to: day });
    onClose();
  };
  const isEmpty = calendar.kind === 'day' ? calendar.day === '' : calendar.from + calendar.to === '';
  return (
    <div className={css.footer}>
      <Button variant="ghost" size="small" disabled={isOut} onClick={() => choose(now)}>
        {texts.today}
      </Button>
      <Button variant="ghost" size="small" disabled={isEmpty} onClick={() => choose('')}>
        {texts.clear}
      </Button>
    </div>
  );
}
