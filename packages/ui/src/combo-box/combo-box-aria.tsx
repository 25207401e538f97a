import { foldText } from '@foyer/contract/fold-text';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CollectionRendererContext } from 'react-aria-components/CollectionBuilder';
import {
  ComboBox as AriaComboBox,
  Button,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { AriaLabelRow } from '../field/aria-label-row.tsx';
import * as fieldCss from '../field/field.css.ts';
import { FieldError } from '../field/field.tsx';
import { fieldButton } from '../field/field-button.css.ts';
import { CheckIcon, ChevronDownIcon } from '../icon/icons.tsx';
import * as menuCss from '../menu/menu.css.ts';
import { AriaProvider } from '../style/aria-provider.tsx';
import { classNames } from '../style/class-names.ts';
import { CloseOutOfView } from '../style/close-out-of-view.tsx';
import * as css from './combo-box.css.ts';
import type { ComboBoxProps, ComboOption } from './combo-box.tsx';
import { firstOptions } from './first-options.tsx';
import { useFoundOptions } from './use-found-options.ts';

const noneOf = (value: string | undefined) => (value === undefined || value === '' ? null : value);

/** Holds the chosen option with its label, since later search results may not contain it. */
function useChoice({ options, value, defaultValue, onValueChange }: ComboBoxProps) {
  const hidden = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue ?? '');
  const key = value ?? own;
  const [kept, setKept] = useState<ComboOption | undefined>();
  const chosen = options.find((option) => option.value === key) ?? (kept?.value === key ? kept : undefined);
  const choose = (next: string, options: readonly ComboOption[]) => {
    if (next === key) return;
    setKept(options.find((option) => option.value === next));
    setOwn(next);
    onValueChange?.(next);
    if (hidden.current === null) return;
    hidden.current.value = next;
    // notifies the form, like typing
    hidden.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { hidden, key, chosen, choose };
}

/** Whether an input event comes from typing, not from autofill by the browser. @see Input Events Level 2, section 4.1.2 */
const isTyped = ({ inputType }: InputEvent): boolean =>
  inputType !== undefined && inputType !== '' && inputType !== 'insertReplacementText';

/** Sets the text of an input that React controls, as if it had been typed. */
function retype(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

/** Chooses the option that a text names exactly: at once after autofill, and on blur after typing. */
function useNamedOption(
  { options, findNamed }: ComboBoxProps,
  chosen: string,
  choose: (value: string) => void,
) {
  const take = (input: EventTarget) => {
    if (findNamed === undefined || !(input instanceof HTMLInputElement) || input.type === 'hidden') return;
    const text = input.value.trim();
    const value = options.find(({ label }) => label === text)?.value ?? findNamed(text);
    const option = options.find((one) => one.value === value && !one.isDisabled);
    if (option === undefined) return;
    choose(option.value);
    // for another choice, react-aria writes the label itself
    if (option.value === chosen && input.value !== option.label) retype(input, option.label);
  };
  return {
    onChange: ({ target, nativeEvent }: FormEvent) => {
      if (!isTyped(nativeEvent as InputEvent)) take(target);
    },
    onBlurCapture: ({ target }: FocusEvent) => take(target),
  };
}

/** Items of the list; the same array while the options are the same, since react-aria processes all items of a new one. */
function useItems(found: readonly ComboOption[], chosen: ComboOption | undefined) {
  return useMemo(() => {
    const hasChosen = chosen === undefined || found.some(({ value }) => value === chosen.value);
    const options = hasChosen ? found : [chosen, ...found];
    return { options, items: options.map((option) => ({ ...option, id: option.value })) };
  }, [found, chosen]);
}

/** Compares like the server's search: without case and accents, and with similar characters treated alike. */
const holdsTyped = (label: string, typed: string): boolean => foldText(label).includes(foldText(typed));

interface ComboBoxAriaProps extends ComboBoxProps {
  /** Whether the user has already focused the placeholder. */
  readonly hasFocus?: boolean;
}

/** The combo box itself, in a chunk of its own with react-aria. */
export function ComboBoxAria({ hasFocus, ...props }: ComboBoxAriaProps) {
  const { label, description, error, labelEnd, required, texts, placeholder, search, onTextChange } = props;
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const { hidden, key, chosen, choose } = useChoice(props);
  const [ownText, setOwnText] = useState(chosen?.label ?? '');
  const text = props.text ?? ownText;
  const found = useFoundOptions(props, text, text !== (chosen?.label ?? ''));
  const { options, items } = useItems(found.options, chosen);
  const named = useNamedOption(props, key, (value) => choose(value, options));
  const described = [error && `${id}-error`, description && `${id}-help`].filter(Boolean).join(' ');
  const empty = { ready: texts.empty, searching: texts.searching, failed: texts.failed }[found.state];
  const hasFailed = found.state === 'failed';
  const askAgain = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !hasFailed) return;
    // react-aria would clear the choice
    event.preventDefault();
    event.stopPropagation();
    found.retry();
  };
  return (
    <AriaProvider>
      <div className={css.keys} onKeyDownCapture={askAgain} {...named}>
        <AriaComboBox
          value={noneOf(key)}
          autoFocus={hasFocus}
          {...(props.text === undefined
            ? { defaultInputValue: chosen?.label ?? '' }
            : { inputValue: props.text, allowsCustomValue: true })}
          className={classNames(fieldCss.field, props.className)}
          isRequired={required}
          isDisabled={props.disabled}
          isReadOnly={props.readOnly}
          isInvalid={Boolean(error)}
          validationBehavior="aria"
          allowsEmptyCollection
          aria-describedby={described || undefined}
          // `defaultItems` are filtered by react-aria, `items` are all shown
          {...(search === undefined ? { defaultItems: items, defaultFilter: holdsTyped } : { items })}
          disabledKeys={options.filter((option) => option.isDisabled).map((option) => option.value)}
          onInputChange={onTextChange ?? setOwnText}
          onBlur={props.onBlur}
          onChange={(next) => choose(next === null ? '' : String(next), options)}
        >
          <AriaLabelRow label={label} required={required} labelEnd={labelEnd} />
          <Group ref={frame} className={fieldCss.frame}>
            <Input
              className={fieldCss.control}
              placeholder={placeholder}
              {...(props.autoComplete !== undefined && { autoComplete: props.autoComplete })}
            />
            <Button className={fieldButton}>
              <ChevronDownIcon size={18} />
            </Button>
            <input ref={hidden} type="hidden" name={props.name} value={key} disabled={props.disabled} />
          </Group>
          {description && (
            <div className={fieldCss.description} id={`${id}-help`} part="description">
              {description}
            </div>
          )}
          <FieldError id={`${id}-error`} error={error} />
          <Popover className={classNames(menuCss.popover, css.popover)} offset={4}>
            <CloseOutOfView anchor={frame} />
            <Options
              emptyText={empty}
              retry={
                hasFailed && texts.retry !== undefined ? { label: texts.retry, onRetry: found.retry } : null
              }
            />
          </Popover>
        </AriaComboBox>
      </div>
    </AriaProvider>
  );
}

interface OptionsProps {
  readonly emptyText: ReactNode;
  readonly retry: { readonly label: string; readonly onRetry: () => void } | null;
}

function Options({ emptyText, retry }: OptionsProps) {
  const empty = (
    <div className={css.empty}>
      {emptyText}
      {retry !== null && (
        // the focus stays in the field, where Enter does the same
        <button
          type="button"
          tabIndex={-1}
          className={css.retry}
          onPointerDown={(event) => event.preventDefault()}
          onClick={retry.onRetry}
        >
          {retry.label}
        </button>
      )}
    </div>
  );
  return (
    <CollectionRendererContext value={firstOptions}>
      <ListBox<ComboOption & { id: string }>
        className={classNames(menuCss.list, css.list)}
        renderEmptyState={() => empty}
      >
        {({ label, detail }) => (
          <ListBoxItem className={menuCss.item} textValue={label}>
            {({ isSelected }) => (
              <>
                <span className={menuCss.itemText}>
                  {label}
                  {detail !== undefined && <span className={menuCss.itemDetail}>{detail}</span>}
                </span>
                {isSelected && <CheckIcon size={18} />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </CollectionRendererContext>
  );
}
