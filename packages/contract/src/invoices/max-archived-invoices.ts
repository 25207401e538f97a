/** Maximum number of invoices in one archive: about 50 MB. */
export const maxArchivedInvoices = 1000;
