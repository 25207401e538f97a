import { useRef } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  FieldError,
  Group,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import { AriaLabelRow } from '../field/aria-label-row.tsx';
import * as fieldCss from '../field/field.css.ts';
import { AlertIcon, CheckIcon, ChevronDownIcon } from '../icon/icons.tsx';
import * as menuCss from '../menu/menu.css.ts';
import { AriaScope } from '../style/aria-scope.tsx';
import { classNames } from '../style/class-names.ts';
import { CloseOutOfView } from '../style/close-out-of-view.tsx';
import * as css from './combo-box.css.ts';
import type { ComboBoxProps } from './combo-box.tsx';

/** The combo box itself, in a chunk of its own with react-aria. */
export function ComboBoxAria(props: ComboBoxProps) {
  const { label, description, error, labelEnd, options, required, emptyText, placeholder, onValueChange } =
    props;
  const frame = useRef<HTMLDivElement>(null);
  const selection = {
    ...(props.value === undefined ? {} : { value: props.value === '' ? null : props.value }),
    ...(props.defaultValue === undefined ? {} : { defaultValue: props.defaultValue }),
  };
  return (
    <AriaScope>
      <AriaComboBox
        {...selection}
        className={fieldCss.field}
        name={props.name}
        formValue="key"
        isRequired={required}
        isDisabled={props.disabled}
        isReadOnly={props.readOnly}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        allowsEmptyCollection
        disabledKeys={options.filter((option) => option.isDisabled).map((option) => option.value)}
        onChange={(key) => onValueChange?.(key === null ? '' : String(key))}
      >
        <AriaLabelRow label={label} required={required} labelEnd={labelEnd} />
        <Group ref={frame} className={fieldCss.frame}>
          <Input className={fieldCss.control} placeholder={placeholder} />
          <Button className={css.toggle}>
            <ChevronDownIcon size={18} />
          </Button>
        </Group>
        {description && (
          <Text slot="description" className={fieldCss.description}>
            {description}
          </Text>
        )}
        <FieldError className={fieldCss.error}>
          <AlertIcon className={fieldCss.errorIcon} />
          <span>{error}</span>
        </FieldError>
        <Popover className={classNames(menuCss.popover, css.popover)} offset={4}>
          <CloseOutOfView anchor={frame} />
          <ListBox
            className={classNames(menuCss.list, css.list)}
            items={options.map((option) => ({ ...option, id: option.value }))}
            renderEmptyState={() => <div className={css.empty}>{emptyText}</div>}
          >
            {(option) => (
              <ListBoxItem className={menuCss.item} textValue={option.label}>
                {({ isSelected }) => (
                  <>
                    <span className={menuCss.itemText}>{option.label}</span>
                    {isSelected && <CheckIcon size={18} />}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </AriaScope>
  );
}
