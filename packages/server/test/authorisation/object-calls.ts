import type { OperationName } from '@foyer/contract';
import { demoPassword } from '../../src/demo/demo-people.ts';
import { aFile, anAnswer, type Things } from './fixtures.ts';

/** Objects that a call can name: the things, and further ids of the same relation. */
export interface Named extends Things {
  readonly cartLine: string;
  readonly device: string;
  readonly factor: string;
  readonly employee: string;
  readonly company: string;
  /** A person of that company, for support. */
  readonly personOfCompany: string;
}

interface ObjectCall {
  /** Parameters of the path. */
  readonly params: (of: Named) => Readonly<Record<string, string>>;
  /** A valid body, which changes nothing that a later cell needs. */
  readonly body?: (of: Named) => unknown;
}

const comment = ({ ticket, comment: commentId }: Named) => ({ id: ticket, commentId });
const commentFile = (of: Named) => ({ ...comment(of), fileId: of.commentFile });
const ticket = (of: Named) => ({ id: of.ticket });
const ticketFile = (of: Named) => ({ id: of.ticket, fileId: of.ticketFile });
const employee = (of: Named) => ({ id: of.employee });
const article = (of: Named) => ({ id: of.article });

/** Calls of all endpoints that name an object. A new one is added here, and to `who-may-what.ts`. */
export const objectCalls: Readonly<Partial<Record<OperationName, ObjectCall>>> = {
  getArticle: { params: article },
  downloadArticleDocument: { params: (of) => ({ id: of.article, docId: of.articleDocument }) },
  requestArticleNotice: { params: article },
  cancelArticleNotice: { params: article },
  removeCartItem: { params: (of) => ({ id: of.cartLine }) },
  getInvoice: { params: (of) => ({ id: of.invoice }) },
  downloadInvoice: { params: (of) => ({ id: of.invoice }) },
  downloadInvoiceArchive: { params: () => ({}), body: (of) => ({ ids: [of.invoice], formats: ['pdf'] }) },
  getOrder: { params: (of) => ({ id: of.order }) },
  getOrderInvoice: { params: (of) => ({ id: of.order }) },
  downloadOrderConfirmation: { params: (of) => ({ id: of.order }) },
  listOrderShipments: { params: (of) => ({ id: of.order }) },
  getShipment: { params: (of) => ({ id: of.shipment }) },
  downloadDeliveryNote: { params: (of) => ({ id: of.shipment }) },
  getQuotation: { params: (of) => ({ id: of.quotation }) },
  downloadQuotation: { params: (of) => ({ id: of.quotation }) },
  requestQuotation: {
    params: () => ({}),
    // a version that does not exist: permitted callers are refused after the quotation was found
    body: (of) => ({ kind: 'decline', quotationId: of.quotation, version: 999 }),
  },
  getTicket: { params: ticket },
  updateTicket: { params: () => ({}), body: (of) => ({ id: of.ticket, version: 9999, subject: 'x' }) },
  listTicketComments: { params: ticket },
  createTicketComment: { params: ticket, body: () => ({ text: 'x' }) },
  updateTicketComment: {
    params: ticket,
    body: (of) => ({ commentId: of.comment, version: 999, text: 'x' }),
  },
  uploadCommentFile: { params: comment, body: aFile },
  listCommentFiles: { params: comment },
  downloadCommentFile: { params: commentFile },
  replaceCommentFile: { params: commentFile, body: aFile },
  listTicketFiles: { params: ticket },
  uploadTicketFile: { params: ticket, body: aFile },
  downloadTicketFile: { params: ticketFile },
  replaceTicketFile: { params: ticketFile, body: aFile },
  getSubmission: { params: (of) => ({ id: of.submission }) },
  // no question is open: permitted callers are refused after the request was found
  answerSubmission: { params: (of) => ({ id: of.submission }), body: anAnswer },
  downloadSubmissionFile: { params: (of) => ({ id: of.submission, fileId: of.submissionFile }) },
  getUser: { params: employee },
  // an active person cannot be activated: permitted callers are refused after the person was found
  toggleUser: { params: employee, body: () => ({ action: 'activate' }) },
  acceptUser: { params: employee, body: () => ({}) },
  updateUser: { params: employee, body: () => ({ version: 'x' }) },
  remindUser: { params: employee },
  authorizeCompany: { params: (of) => ({ companyId: of.company }) },
  endDevice: { params: (of) => ({ id: of.device }) },
  renameSecondFactor: { params: (of) => ({ id: of.factor }), body: () => ({ name: 'x' }) },
  removeSecondFactor: { params: (of) => ({ id: of.factor }), body: () => ({ password: demoPassword }) },
  // ends sign-ins that no later cell needs
  resetUserSecondFactors: { params: employee },
};
