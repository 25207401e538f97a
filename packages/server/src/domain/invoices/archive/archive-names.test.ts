import { expect, it } from 'vitest';
import { archiveNames } from './archive-names.ts';

it('names have no parts of a path, and nothing a file system refuses', () => {
  expect(
    archiveNames(['../../etc/passwd', 'C:\\autoexec.bat', 'a/b.pdf', '..', 'Rechnung: "1".pdf', 'x\0y.pdf']),
  ).toEqual(['-..-etc-passwd', 'C-autoexec.bat', 'a-b.pdf', 'file', 'Rechnung- -1-.pdf', 'x-y.pdf']);
});

it('names are unique even on file systems that ignore case or normalize Unicode', () => {
  expect(archiveNames(['RE-1.pdf', 're-1.pdf', 'RE-1.pdf', 'RE-1 (2).pdf', 'Ü.xml', 'U\u0308.xml'])).toEqual([
    'RE-1.pdf',
    're-1 (2).pdf',
    'RE-1 (3).pdf',
    'RE-1 (2) (2).pdf',
    'Ü.xml',
    'U\u0308 (2).xml',
  ]);
});
