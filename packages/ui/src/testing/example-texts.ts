import type { ComboBoxTexts } from '../combo-box/combo-box.tsx';
import type { DateRangeTexts } from '../date-field/date-texts.ts';
import type { FileDropTexts } from '../file-drop/file-drop.tsx';

/** Texts of date fields in examples and tests. */
export const dateTexts: DateRangeTexts = {
  calendar: 'Kalender öffnen',
  today: 'Heute',
  clear: 'Leeren',
  unreadable: (pattern) => `Bitte geben Sie ein Datum wie ${pattern} ein.`,
  noSuchDay: (typed) => `Den Tag ${typed} gibt es nicht.`,
  tooEarly: (min) => `Frühestens am ${min}.`,
  tooLate: (max) => `Spätestens am ${max}.`,
  from: 'von',
  to: 'bis',
  order: 'Das Ende liegt vor dem Anfang.',
};

export const comboBoxTexts: ComboBoxTexts = {
  empty: 'Keine Ergebnisse',
  searching: 'Suche läuft …',
  failed: 'Die Suche ist gerade nicht möglich.',
};

export const fileTexts: FileDropTexts = {
  invite: 'Dateien hierher ziehen, einfügen oder',
  choose: 'Datei wählen',
  camera: 'Foto aufnehmen',
  limits: 'JPG, PNG oder PDF, bis 10 MB, höchstens 5',
  list: 'Ausgewählte Dateien',
  remove: (name) => `${name} entfernen`,
  cancel: 'Hochladen abbrechen',
};
