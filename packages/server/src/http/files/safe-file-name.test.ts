import { describe, expect, it } from 'vitest';
import { fileResponse } from './file-response.ts';
import { safeFileName, shownFileName } from './safe-file-name.ts';

const text = 'text/plain';
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('a file name has the extension of the content, so that it is not run', () => {
  it.each(
    `bat cmd com exe scr pif msi msp cpl dll lnk url website scf reg inf ini desktop ps1 psm1 vbs vbe js jse mjs wsf wsh hta htm html xhtml
    xht mht mhtml svg xml xsl xslt jar jnlp sh bash py pyw pl rb php phtml asp aspx jsp application appref-ms library-ms search-ms
    settingcontent-ms chm hlp iso img vhd zip rar 7z docm xlsm xll xla iqy slk rtf eml msg ics vcf pdf.js`.split(
      /\s+/,
    ),
  )('rechnung.%s', (ending) => {
    expect(safeFileName(`rechnung.${ending}`, text)).toBe(`rechnung.${ending}.txt`);
  });

  it.each<[string, string, string]>([
    ['rechnung.txt', text, 'rechnung.txt'],
    ['RECHNUNG.TXT', text, 'RECHNUNG.TXT'],
    ['backend.log', text, 'backend.log'],
    ['messwerte.csv', text, 'messwerte.csv'],
    ['werte.JSON', text, 'werte.JSON'],
    ['README', text, 'README.txt'],
    ['server.log.1', text, 'server.log.1.txt'],
    ['Anfrage vom 3. Mai', text, 'Anfrage vom 3. Mai.txt'],
    ['IMG_0815.JPG', 'image/jpeg', 'IMG_0815.JPG'],
    ['foto.jfif', 'image/jpeg', 'foto.jfif'],
    ['foto.heic', 'image/jpeg', 'foto.heic.jpg'],
    ['foto.png', 'image/jpeg', 'foto.png.jpg'],
    ['vertrag', 'application/pdf', 'vertrag.pdf'],
    ['vertrag.pdf.exe', 'application/pdf', 'vertrag.pdf.exe.pdf'],
    ['liste.xlsm', workbook, 'liste.xlsm.xlsx'],
    ['liste.csv', 'text/csv; charset=utf-8', 'liste.csv'],
    ['seite.html', 'text/html', 'seite.html.bin'],
  ])('%s as %s', (name, mediaType, expected) => {
    expect(safeFileName(name, mediaType)).toBe(expected);
  });
});

describe('a name is valid on every system', () => {
  it.each<[string, string, string]>([
    ['a dot at its end', 'rechnung.bat.', 'rechnung.bat.txt'],
    ['dots and spaces at its end', 'rechnung.bat. . ', 'rechnung.bat.txt'],
    ['an allowed extension before a dot', 'rechnung.txt.', 'rechnung.txt'],
    ['a stream', 'x.hta:y.txt', 'x.hta_y.txt'],
    ['an NTFS data stream', 'x.bat::$DATA', 'x.bat__$DATA.txt'],
    ['a drive', 'c:x.txt', 'c_x.txt'],
    ['a right-to-left override', 'rechnung\u202etxt.bat', 'rechnungtxt.bat.txt'],
    ['a direction change before its extension', 'rechnung.\u2067txt\u2069', 'rechnung.txt'],
    ['an invisible character in its extension', 'rechnung.t\u200bxt', 'rechnung.txt'],
    ['a joiner after its extension', 'rechnung.txt\u200d', 'rechnung.txt\u200d.txt'],
    ['control characters', 'a\u0000b\u0007.txt', 'ab.txt'],
    ['line breaks', 'a\r\nb\u2028c.txt', 'a b c.txt'],
    ['a path', '../../etc/pass\u202etxt.wd', '_.._etc_passtxt.wd.txt'],
    ['a Windows path', '..\\..\\a.txt', '_.._a.txt'],
    ['a path of full-width characters', 'a／b＼c：d.txt', 'a_b_c_d.txt'],
    ['two dots', '..', 'file.txt'],
    ['nothing', '', 'file.txt'],
    ['spaces', ' \u00a0\u3000 ', 'file.txt'],
    ['a dot at its start', '.htaccess', 'htaccess.txt'],
    ['an extension alone', '.txt', 'txt.txt'],
    ['a device', 'CON.txt', '_CON.txt'],
    ['a device in lower case', 'nul', '_nul.txt'],
    ['a device with a space', 'aux .txt', '_aux.txt'],
    ['a device with two extensions', 'com1.tar.txt', '_com1.tar.txt'],
    ['a port with a superscript digit', 'LPT¹.txt', '_LPT¹.txt'],
    ['a name that begins like a device', 'Console.txt', 'Console.txt'],
    ['half a surrogate pair', 'a\ud83d.txt', 'a\ufffd.txt'],
    ['decomposed letters', 'Gro\u0308ße.txt', 'Größe.txt'],
    ['a family emoji', '👨‍👩‍👧 im Büro.txt', '👨‍👩‍👧 im Büro.txt'],
    ['quotation marks', 'Foto "neu".txt', 'Foto "neu".txt'],
  ])('%s', (_, name, expected) => {
    expect(safeFileName(name, text)).toBe(expected);
    expect(safeFileName(expected, text)).toBe(expected);
  });
});

describe('a long name is cut between characters, before its extension', () => {
  it.each<[string, string, string]>([
    ['of letters', `${'a'.repeat(160)}.txt`, `${'a'.repeat(146)}.txt`],
    ['with an emoji at the cut', `${'a'.repeat(145)}😀.txt`, `${'a'.repeat(145)}.txt`],
    ['with a family emoji at the cut', `${'a'.repeat(140)}👨‍👩‍👧.txt`, `${'a'.repeat(140)}.txt`],
    ['with combining marks at the cut', `${'a'.repeat(145)}e\u0301\u0323b.txt`, `${'a'.repeat(145)}.txt`],
    ['with a dot at the cut', `${'a'.repeat(145)}.${'b'.repeat(30)}.txt`, `${'a'.repeat(145)}.txt`],
    ['of emoji', `${'😀'.repeat(100)}.txt`, `${'😀'.repeat(73)}.txt`],
    ['without an extension', 'b'.repeat(300), `${'b'.repeat(146)}.txt`],
  ])('%s', (_, name, expected) => {
    const found = safeFileName(name, text);
    expect(found).toBe(expected);
    expect(found.isWellFormed() && found.length <= 150).toBe(true);
    expect(shownFileName(name).length).toBeLessThanOrEqual(150);
  });
});

describe('a download sends its name in two forms', () => {
  it.each<[string, string, string]>([
    ['Größe.txt', 'Groe.txt', 'Gr%C3%B6%C3%9Fe.txt'],
    ['日本.txt', 'txt.txt', '%E6%97%A5%E6%9C%AC.txt'],
    ['CÖN.txt', '_CON.txt', 'C%C3%96N.txt'],
    ['Foto "neu".txt', 'Foto neu.txt', 'Foto%20%22neu%22.txt'],
    ["100%25 (a)*'.txt", "100_25 (a)*'.txt", '100%2525%20%28a%29%2A%27.txt'],
    ['../../etc/pass\u202etxt.wd', '_.._etc_passtxt.wd.txt', '_.._etc_passtxt.wd.txt'],
    ['a\r\nset-cookie: b.bat', 'a set-cookie_ b.bat.txt', 'a%20set-cookie_%20b.bat.txt'],
  ])('%s', (fileName, plain, encoded) => {
    const { headers } = fileResponse({ body: new Uint8Array(), mediaType: text, fileName });
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    );
  });

  it.each([
    ['text/html', 'application/octet-stream'],
    ['image/svg+xml', 'application/octet-stream'],
    ['text/csv; charset=utf-8', 'text/csv; charset=utf-8'],
    ['application/pdf', 'application/pdf'],
  ])('and %s is served as %s', (mediaType, expected) => {
    const { headers } = fileResponse({ body: new Uint8Array(), mediaType, fileName: 'a' });
    expect(headers.get('content-type')).toBe(expected);
  });
});
