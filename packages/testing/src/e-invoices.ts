export { textsIn } from '@foyer/server/test/e-invoice/check-e-invoice';
export { filesInArchive } from '@foyer/server/test/files-in-archive';
export { filesInPdf, pagesOf } from '@foyer/server/test/read-pdf';
