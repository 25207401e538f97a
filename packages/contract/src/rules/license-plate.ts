import { entry, optionalEntry } from './entry.ts';
import { labelRemover } from './tidy-entry.ts';

const label = labelRemover(
  '(?:amtliches |kfz[ -]?)?kennzeichen|kfz-kz|license plate|plate|matrícula|immatriculation',
);

/** Letters and digits in groups, with at least one digit: the common form of plates of all countries. */
const anyPlate = /^(?=.*\d)[\p{Lu}\p{Lo}\d]+(?:[ -][\p{Lu}\p{Lo}\d]+)*$/u;
/** German plates with a mistake: a valid one has at most four digits, no leading zero, and at most two letters before the digits. */
const mistaken = /^[A-ZÄÖÜ]{1,3}-(?:[A-Z]{1,2} (?:0\d*|\d{5,})|[A-Z]{3,} \d+)[EH]?$/;
/** Maximum number of characters of a plate without its months. */
const MOST = 15;
/** Plate of a car that may be driven only in some months, which are printed one above the other on the plate. */
const seasonal =
  /^([A-ZÄÖÜ]{1,3}[ -]?[A-Z]{1,2} ?[1-9]\d{0,3}[EH]?)[ (/]{1,3}(0?[1-9]|1[0-2]) ?[-/] ?(0?[1-9]|1[0-2])\)?$/;

const twoDigits = (month: string) => month.padStart(2, '0');

/**
 * Returns a licence plate in capital letters, grouped as it was typed: plates of cars (`HH-AB 1234`, electric `E`, historic `H`, seasonal
 * `HH-AB 12 04-10`), authorities (`HH-1234`, `Y-123456`, `0-17-1`), dealers and short-term plates (`HH-06123`, `HH-04123`), and plates of
 * other countries. Returns null for text that is not a plate.
 *
 * @see Fahrzeug-Zulassungsverordnung, sections 9 and 10 and its annexes
 */
export function readLicensePlate(entry: string): string | null {
  const text = label(entry)
    .toUpperCase()
    .replace(/[.·•:]+/g, ' ')
    .replace(/ +/g, ' ');
  const [, car, from, to] = seasonal.exec(text) ?? [];
  const plate = (car ?? text).replace(/ ?- ?/g, '-').trim();
  if (plate.length > MOST || !anyPlate.test(plate) || mistaken.test(plate)) return null;
  return from && to ? `${plate} ${twoDigits(from)}-${twoDigits(to)}` : plate;
}

const kind = { read: readLicensePlate, max: MOST + ' 04-10'.length };
/** A licence plate as people write it ({@link readLicensePlate}). */
export const licensePlate = entry(kind);
/** A licence plate that may be omitted or blank. */
export const optionalLicensePlate = optionalEntry(kind);
