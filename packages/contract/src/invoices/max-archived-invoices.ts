/** So many invoices go into one archive: some 50 MB. */
export const maxArchivedInvoices = 1000;
