import { readLicensePlate } from '@foyer/contract/license-plate';
import { tidyEntry } from '@foyer/contract/tidy-entry';
import { Button } from '@foyer/ui/button/button.tsx';
import { PlusIcon, TrashIcon } from '@foyer/ui/icon/icons.tsx';
import { IconButton } from '@foyer/ui/icon-button/icon-button.tsx';
import { TextField } from '@foyer/ui/text-field/text-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/create-messages.ts';
import { flatValues } from '../use-case-form/flat-values.ts';
import type { StepProps, Values } from '../use-case-form/use-case-definition.ts';
import type { FieldSpec, RequestField } from './request-field.ts';
import * as css from './use-case-fields.css.ts';
import { useUseCaseFieldsMessages } from './use-case-fields.messages.ts';

export interface CardsSpec<Id extends string = string> extends FieldSpec<Id> {
  readonly most: number;
  /** Whether the cost centre of a card is required; otherwise it is optional. */
  readonly needsCostCentre: boolean;
}

const parts = ['label', 'licensePlate', 'costCentre'] as const;
const countOf = (text: string | undefined): number => Math.max(1, Math.trunc(Number(text)) || 1);

/** The rows of pool cards: at least one, at most `most`. The number of rows is a value too, under the field's name. */
export function cardsField(spec: CardsSpec): RequestField {
  const { name, label } = spec;
  const cardsIn = (values: Values) =>
    [...new Array(countOf(values[name])).keys()].map((at) =>
      Object.fromEntries(
        parts.flatMap((part) => {
          const text = values[`${name}.${at}.${part}`]?.trim();
          return text ? [[part, (part === 'licensePlate' && readLicensePlate(tidyEntry(text))) || text]] : [];
        }),
      ),
    );
  return {
    name,
    Field: (step) => <Cards spec={spec} step={step} />,
    read: cardsIn,
    rows: ({ t, values }) => [
      {
        label: t(label),
        value: cardsIn(values)
          .map((card) => parts.flatMap((part) => card[part] ?? []).join(' · '))
          .join('\n'),
      },
    ],
    valuesOf: (sent) =>
      Array.isArray(sent) ? { [name]: String(sent.length), ...flatValues(sent, `${name}.`) } : {},
    describe: ({ path, code }, { t }) => {
      if (path === name && code === 'invalid_choice') return t('use-cases.use-case-fields.cards.twice');
      return path.endsWith('.licensePlate') && code === 'invalid_format'
        ? t('use-cases.use-case-fields.plate.wrong')
        : undefined;
    },
  };
}

interface CardsProps {
  readonly spec: CardsSpec;
  readonly step: StepProps;
}

/** The rows with buttons that add and remove them; each row keeps its values when another one is removed. */
function Cards({ spec, step }: CardsProps) {
  const { name, label, most } = spec;
  const { t } = useUseCaseFieldsMessages();
  const { t: titleOf } = useMessages();
  const { keys, add, remove, counter } = useRows(countOf(step.initial(name)));
  return (
    <fieldset className={css.group}>
      <legend className={css.groupTitle}>{titleOf(label)}</legend>
      <div className={css.rows}>
        {keys.map((key, at) => (
          <div key={key} className={css.row}>
            <CardRow spec={spec} step={step} at={at} key0={key} />
            <IconButton
              label={t('use-cases.use-case-fields.cards.remove', { number: at + 1 })}
              icon={<TrashIcon size={20} />}
              disabled={keys.length === 1}
              onClick={() => remove(key)}
            />
          </div>
        ))}
      </div>
      <input ref={counter} type="hidden" name={name} value={keys.length} readOnly />
      {step.error(name) && <p role="alert">{step.error(name)}</p>}
      <div>
        <Button
          variant="secondary"
          icon={<PlusIcon size={18} />}
          disabled={keys.length >= most}
          onClick={add}
        >
          {t('use-cases.use-case-fields.cards.add')}
        </Button>
      </div>
      <p className={css.hint}>{t('use-cases.use-case-fields.cards.most', { most })}</p>
    </fieldset>
  );
}

/** Returns rows with stable keys; a change of their number dispatches an input event to the form. */
function useRows(first: number) {
  const [keys, setKeys] = useState(() => [...new Array(first).keys()]);
  const counter = useRef<HTMLInputElement>(null);
  const count = keys.length;
  const told = useRef(count);
  useEffect(() => {
    if (told.current === count) return;
    told.current = count;
    counter.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [count]);
  return {
    keys,
    counter,
    add: () => setKeys((now) => [...now, Math.max(...now) + 1]),
    remove: (key: number) => setKeys((now) => now.filter((one) => one !== key)),
  };
}

interface CardRowProps extends CardsProps {
  readonly at: number;
  /** Index of the row at its first rendering, under which the draft has its values. */
  readonly key0: number;
}

function CardRow({ spec, step, at, key0 }: CardRowProps) {
  const { t } = useUseCaseFieldsMessages();
  const cell = (part: (typeof parts)[number]) => ({
    name: `${spec.name}.${at}.${part}`,
    error: step.error(`${spec.name}.${at}.${part}`),
    defaultValue: step.initial(`${spec.name}.${key0}.${part}`),
    autoComplete: 'off',
  });
  const optional = t('base.optional');
  return (
    <div className={css.cells}>
      <TextField {...cell('label')} label={t('use-cases.use-case-fields.cards.label')} required />
      <TextField {...cell('licensePlate')} label={t('use-cases.use-case-fields.plate')} labelEnd={optional} />
      <TextField
        {...cell('costCentre')}
        label={t('use-cases.use-case-fields.cost-centre')}
        {...(spec.needsCostCentre
          ? { required: true, inputMode: 'numeric' as const }
          : { labelEnd: optional })}
      />
    </div>
  );
}
