import { RadioGroup } from '@foyer/ui/radio-group/radio-group.tsx';
import { Select } from '@foyer/ui/select/select.tsx';
import { useMessages } from '../../../i18n/create-messages.ts';
import { useResource } from '../../../provider/use-resource.ts';
import type { UseCaseWords } from '../use-case-form/use-case-definition.ts';
import { type FieldSpec, oneValueField, useControlProps, useLabelledProps } from './request-field.ts';
import { useUseCaseFieldsMessages } from './use-case-fields.messages.ts';

export interface CardSpec<Id extends string = string> extends FieldSpec<Id> {
  /** States of cards that can be chosen; cards in other states are disabled. */
  readonly states: readonly ('active' | 'blocked')[];
}

type Words = Pick<UseCaseWords<string>, 't' | 'find'>;
const cardType = ({ t, find }: Words, type: string) =>
  find(`use-cases.use-case-fields.card.type.${type}`, t('base.other'));
const cardState = ({ t, find }: Words, state: string) =>
  find(`use-cases.use-case-fields.card.state.${state}`, t('base.other'));
const chooseOne = ({ code }: { readonly code: string }, { t }: Words) =>
  code === 'required' ? t('use-cases.rule.choose') : undefined;

/** A choice of one charging card; a single possible one is preselected. */
export const cardField = (spec: CardSpec) =>
  oneValueField(spec, {
    Field: (step) => {
      const words = useMessages();
      const control = useControlProps(spec, step);
      const { chargingCards } = step.overview;
      const possible = chargingCards.filter(({ state }) => spec.states.some((one) => one === state));
      const first = step.initial(spec.name) ?? (possible.length === 1 ? possible[0]?.id : undefined);
      return (
        <RadioGroup
          {...control}
          layout="cards"
          required
          {...(first !== undefined && { defaultValue: first })}
          options={chargingCards.map((card) => ({
            value: card.id,
            label: card.number ?? words.t('use-cases.card.new'),
            description: [
              cardType(words, card.type),
              card.holder,
              ...(card.state === 'active' ? [] : [cardState(words, card.state)]),
            ].join(' · '),
            isDisabled: !possible.includes(card),
          }))}
        />
      );
    },
    show: (id, words) => {
      const card = words.overview.chargingCards.find((one) => one.id === id);
      return card
        ? [card.number ?? words.t('use-cases.card.new'), cardType(words, card.type), card.holder].join(' · ')
        : '';
    },
    describe: chooseOne,
  });

/** A choice of one vehicle, or of none. */
export const vehicleField = (spec: FieldSpec) =>
  oneValueField(spec, {
    Field: (step) => {
      const { t } = useUseCaseFieldsMessages();
      const labelled = useLabelledProps(spec, step);
      return (
        <Select
          {...labelled}
          placeholder={t('use-cases.use-case-fields.vehicle.none')}
          defaultValue={step.initial(spec.name)}
          options={step.overview.vehicles.map(({ id, licensePlate, model }) => ({
            value: id,
            label: `${licensePlate} · ${model}`,
          }))}
        />
      );
    },
    show: (id, { overview }) => {
      const vehicle = overview.vehicles.find((one) => one.id === id);
      return vehicle ? `${vehicle.licensePlate} · ${vehicle.model}` : '';
    },
    describe: chooseOne,
  });

/** Option value of a company: id and name, because the review needs the name. */
const corporationValue = ({ id, name }: { readonly id: string; readonly name: string }) => `${id} ${name}`;

/** A choice of one company of the group. */
export const corporationField = (spec: FieldSpec) =>
  oneValueField(spec, {
    Field: (step) => {
      const { t } = useUseCaseFieldsMessages();
      const labelled = useLabelledProps(spec, step);
      const { data } = useResource('listCorporationNames');
      const known = data?.items ?? [];
      const [only] = known.length === 1 ? known : [];
      return (
        <Select
          key={known.length}
          {...labelled}
          placeholder={t('base.choose')}
          defaultValue={step.initial(spec.name) ?? (only && corporationValue(only))}
          options={known.map((one) => ({ value: corporationValue(one), label: one.name }))}
        />
      );
    },
    read: (text) => text.split(' ')[0],
    show: (text) => text.split(' ').slice(1).join(' '),
    describe: chooseOne,
  });
