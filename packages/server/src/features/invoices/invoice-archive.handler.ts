import { businessDay } from '@foyer/contract';
import { maxArchivedInvoices } from '@foyer/contract/invoices/max-archived-invoices';
import type { Database } from '../../db/client.ts';
import { errorForLog } from '../../db/error-for-log.ts';
import type { Customer } from '../../domain/accounts/customer.ts';
import { archiveKind, archivePeriod } from '../../domain/invoices/archive/archive-content.ts';
import { archiveNames } from '../../domain/invoices/archive/archive-names.ts';
import { type ArchivedFile, zipStream } from '../../domain/invoices/archive/zip-stream.ts';
import { invoiceText } from '../../domain/invoices/document/invoice-texts.ts';
import { readInvoices } from '../../domain/invoices/invoice.repo.ts';
import { type ArchivedInvoice, listArchived } from '../../domain/invoices/invoice-archive.repo.ts';
import { type InvoiceFormat, invoiceBytes, invoiceFileName } from '../../domain/invoices/invoice-file.ts';
import { languageOf } from '../../domain/languages/language.ts';
import { audit } from '../../security/audit.repo.ts';
import type { Handler } from '../handler.ts';

export const downloadInvoiceArchive: Handler<'downloadInvoiceArchive'> = async (context) => {
  const { db, caller, input, now, fail, log, requestId, beginArchive } = context;
  const { ids, filter, formats } = input.body;
  const today = businessDay(now);
  const wanted = ids && [...new Set(ids)];
  const found = await listArchived(db, { ...caller, today }, { ids: wanted, filter });
  if (found.length === 0 || (wanted && found.length < wanted.length)) fail('not_found');
  if (found.length > maxArchivedInvoices) fail('too_many_invoices');
  const files = planFiles(found, [...new Set(formats)]);
  const onEnd = await beginArchive(files.length);
  try {
    const { userId, companyId, actor } = caller;
    const details = { invoices: found.length, formats };
    const entry = { userId, companyId, actorUserId: actor?.userId ?? null, requestId, details };
    await audit(db, { at: now, action: 'downloadInvoiceArchive', ...entry });
  } catch (error) {
    onEnd();
    throw error;
  }
  const onError = (error: unknown) => log.error({ err: errorForLog(error) }, 'an invoice archive broke off');
  const language = languageOf(context.locale);
  const name = invoiceText({ language }, `invoice.archive.${archiveKind(found)}`, {
    period: archivePeriod(found),
  });
  return {
    body: zipStream(makeFiles(db, caller, files), { onEnd, onError }),
    mediaType: 'application/zip',
    fileName: `${name}.zip`,
  };
};

interface PlannedFile {
  readonly id: string;
  readonly format: InvoiceFormat;
  readonly name: string;
  readonly day: string;
}

/** Plans the files of an archive, with their names in it. */
function planFiles(found: readonly ArchivedInvoice[], formats: readonly InvoiceFormat[]): PlannedFile[] {
  const files = found.flatMap((invoice) =>
    formats.map((format) => ({
      id: invoice.id,
      format,
      day: invoice.issuedOn,
      name: invoiceFileName(invoice, format),
    })),
  );
  const sorted = files.sort((one, other) => (one.name < other.name ? -1 : 1));
  const names = archiveNames(sorted.map(({ name }) => name));
  return sorted.map((file, at) => ({ ...file, name: names[at] ?? file.name }));
}

/** Number of invoices that are read at once. */
const chunk = 50;

/** Reads and renders the files one after another. A missing invoice ends the archive with an error, because it must be complete. */
async function* makeFiles(
  db: Database,
  customer: Customer,
  files: readonly PlannedFile[],
): AsyncGenerator<ArchivedFile> {
  for (let at = 0; at < files.length; at += chunk) {
    const part = files.slice(at, at + chunk);
    const stored = await readInvoices(db, customer, [...new Set(part.map(({ id }) => id))]);
    for (const { id, format, name, day } of part) {
      const one = stored.find(({ invoice }) => invoice.id === id);
      if (!one) throw new Error(`Invoice ${id} no longer exists`);
      yield { name, day, bytes: await invoiceBytes(one, format) };
      // rendering takes the processor for a tenth of a second: other calls run in between
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
