import type { MessagesSource } from '../../../i18n/create-messages.ts';
import { addressField } from './address-field.tsx';
import { type CardSpec, cardField, corporationField, vehicleField } from './asset-fields.tsx';
import { type CardsSpec, cardsField } from './cards-field.tsx';
import {
  answerField,
  type ChoiceSpec,
  choiceField,
  choicesField,
  flagField,
  termsField,
  tickField,
} from './choice-fields.tsx';
import { type FilesSpec, filesField } from './files-field.tsx';
import { linesField } from './lines-field.tsx';
import { type NumberSpec, numberField } from './number-field.tsx';
import { areaField, type DaySpec, dayField, noteField, type TextSpec, textField } from './plain-fields.tsx';
import type { FieldSpec, RequestField } from './request-field.ts';

/** A function that creates a field; the texts of its spec are among `Id`. */
type Field<S> = (spec: S) => RequestField;

/** The kinds of fields, typed with the texts of one request. */
export interface Fields<Id extends string> {
  readonly text: Field<TextSpec<Id>>;
  readonly area: Field<FieldSpec<Id>>;
  readonly note: () => RequestField;
  readonly day: Field<DaySpec<Id>>;
  readonly number: Field<NumberSpec<Id>>;
  readonly choice: <V extends string>(spec: ChoiceSpec<Id, V>) => RequestField;
  readonly choices: <V extends string>(spec: ChoiceSpec<Id, V>) => RequestField;
  readonly flag: (spec: Omit<ChoiceSpec<Id, 'yes' | 'no'>, 'options'>) => RequestField;
  readonly answer: Field<FieldSpec<Id>>;
  readonly tick: Field<FieldSpec<Id>>;
  readonly terms: () => RequestField;
  readonly card: Field<CardSpec<Id>>;
  readonly vehicle: Field<FieldSpec<Id>>;
  readonly corporation: Field<FieldSpec<Id>>;
  readonly address: Field<FieldSpec<Id>>;
  readonly lines: Field<FieldSpec<Id>>;
  readonly cards: Field<CardsSpec<Id>>;
  readonly files: Field<FilesSpec<Id>>;
}

const kinds = {
  text: textField,
  area: areaField,
  note: noteField,
  day: dayField,
  number: numberField,
  choice: choiceField,
  choices: choicesField,
  flag: flagField,
  answer: answerField,
  tick: tickField,
  terms: termsField,
  card: cardField,
  vehicle: vehicleField,
  corporation: corporationField,
  address: addressField,
  lines: linesField,
  cards: cardsField,
  files: filesField,
};

/** Returns the functions that create the fields of a request. A label that is no id of the request's texts does not compile. */
export const fieldsOf = <Id extends string>(_texts: MessagesSource<Id>): Fields<Id> => kinds;
