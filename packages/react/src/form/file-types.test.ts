import { attachmentTypes, proofTypes } from '@foyer/contract/upload-limits';
import { describe, expect, it } from 'vitest';
import { acceptOf, typeFault } from './file-types.ts';

const rule = (types: readonly string[]) => ({ types, maxBytes: 1000, maxCount: 5, required: true });
const tickets = rule(attachmentTypes);
const proofs = rule(proofTypes);
const people = rule(['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']);
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('the type that a browser guesses for a file is not decisive', () => {
  it.each([
    ['people.csv', 'application/vnd.ms-excel', people],
    ['people.csv', 'application/vnd.ms-excel', tickets],
    ['people.CSV', 'text/comma-separated-values', people],
    ['people.csv', '', people],
    ['people.csv', 'application/octet-stream', people],
    ['people', 'application/csv', people],
    ['people.txt', 'text/plain', people],
    ['people.xlsx', '', people],
    ['people.xlsx', 'application/zip', people],
    ['brief.docx', 'application/x-zip-compressed', tickets],
    ['brief.docx', word, tickets],
    ['IMG_1.JPG', 'image/jpg', proofs],
    ['foto.jfif', '', proofs],
    ['foto', 'image/pjpeg', proofs],
    ['foto.jpeg ', 'application/octet-stream', proofs],
    ['scan.pdf', 'application/x-pdf', proofs],
    ['scan.pdf', 'text/html', proofs],
    ['scan', '', proofs],
    ['scan.2026', 'binary/octet-stream', proofs],
    ['scan.1', 'application/pdf', proofs],
    ['backend.log', '', tickets],
    ['backend.log', 'application/octet-stream', tickets],
    ['antwort.json', 'application/json', tickets],
    ['skript.py', 'text/x-python', tickets],
    ['werte.csv', 'text/csv; charset=utf-8', tickets],
  ])('%s as "%s" is accepted', (name, type, taken) => {
    expect(typeFault(new File(['x'], name, { type }), taken)).toBeNull();
  });

  it.each([
    ['foto.heic', 'image/heic', 'file_heic', tickets],
    ['FOTO.HEIC', '', 'file_heic', proofs],
    ['foto.heif', 'application/octet-stream', 'file_heic', proofs],
    ['foto', 'image/heif', 'file_heic', proofs],
    ['programm.exe', 'application/x-msdownload', 'file_type', tickets],
    ['film.mp4', 'video/mp4', 'file_type', tickets],
    ['alles.zip', 'application/x-zip-compressed', 'file_type', tickets],
    ['werte.csv', 'text/csv', 'file_type', proofs],
    ['brief.docx', word, 'file_type', proofs],
    ['brief.docx', word, 'file_type', people],
  ])('%s as "%s" is refused', (name, type, fault, taken) => {
    expect(typeFault(new File(['x'], name, { type }), taken)).toBe(fault);
  });
});

it('the dialog of the system offers files by their endings, too, and iPhones turn HEIC into JPEG', () => {
  expect(acceptOf(people).split(',')).toEqual([...people.types, '.csv', '.xlsx']);
  expect(acceptOf(tickets)).not.toContain('heic');
});
