/** Five digits and more name something: an order, an invoice, a ticket, a card. */
const fewestDigits = 5;
const mostNumbers = 5;
const day = /^(\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{2,4})$/;

/** The letters and digits of a number, however it is written: `AB2026-004711` and `AB-2026-004711` are one. */
const bareNumber = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '').toLowerCase();

/** The numbers that a question names, bare; days are none. */
export function namedNumbers(question: string): string[] {
  const words = question.split(/[\s,;:!?()"„“”«»]+/).map((word) => word.replace(/^[.-]+|[.-]+$/g, ''));
  const numbers = words
    .filter((word) => !day.test(word) && word.replace(/\D/g, '').length >= fewestDigits)
    .map(bareNumber);
  return [...new Set(numbers)].slice(0, mostNumbers);
}
