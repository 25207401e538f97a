import type { OperationName } from '@foyer/contract';
import type { Handlers } from '../handler.ts';

/**
 * The server's features. One of the three lists kept by hand: a feature's routes are spread here, and the compiler then
 * demands that its operations leave {@link notYetBuilt}.
 */
const handled = {};

/** What later issues build. These answer 501 `not_available_yet`; the list only shrinks. */
export const notYetBuilt = [
  // shop
  'listArticles',
  'getArticle',
  'downloadArticleDocument',
  'listArticleTags',
  'listArticleCategories',
  // cart
  'getCart',
  'addCartItems',
  'removeCartItem',
  'orderCart',
  'updateDeliveryAddress',
  // dashboard
  'listDashboardInformation',
  'listDashboardUseCases',
  // documents
  'listDocuments',
  // environment
  'getEnvironment',
  'listLocales',
  'setLocale',
  'getTranslations',
  'listCountries',
  // invoices
  'listInvoices',
  'getInvoice',
  'downloadInvoice',
  // news
  'listNews',
  // onboarding
  'getOnboarding',
  'updateOnboarding',
  'checkOnboarding',
  'getExtendedOnboarding',
  'updateExtendedOnboarding',
  'checkExtendedOnboarding',
  // orders
  'listOrders',
  'getOrder',
  'getOrderInvoice',
  'listOrderShipments',
  // quotations
  'listQuotations',
  'getQuotation',
  'requestQuotation',
  'downloadQuotation',
  // session
  'login',
  'refreshSession',
  'logout',
  'authorizeCompany',
  'getUserInfo',
  'requestPasswordReset',
  'authorizeOauth2',
  // shipments
  'listShipments',
  'getShipment',
  'downloadDeliveryNote',
  // tickets
  'listTickets',
  'getTicket',
  'createTicket',
  'updateTicket',
  'listTicketCategories',
  'listTicketPriorities',
  'listTicketComments',
  'createTicketComment',
  'updateTicketComment',
  'uploadCommentFile',
  'listCommentFiles',
  'downloadCommentFile',
  'replaceCommentFile',
  'listTicketFiles',
  'uploadTicketFile',
  'downloadTicketFile',
  'replaceTicketFile',
  // use-cases
  'listUseCases',
  'preCheckUseCase',
  'submitWallboxIntegrationCheck',
  'submitHouseholdTariffChange',
  'submitChargingStationTariff',
  'submitMileageStatusReport',
  'submitCustomerAddressChange',
  'submitChargingCardTroubles',
  'submitChargingCardLoss',
  'submitBankDetailsChange',
  'submitContactInformationChange',
  'submitCorporationInformationChange',
  'submitPoolChargingCard',
  'submitChargingCardPreorder',
  'submitPoolChargingCardWuerth',
  'listCorporationNames',
  // employees
  'listUsers',
  'getUser',
  'toggleUser',
  'acceptUser',
  'remindUser',
  'registerUser',
  'changePassword',
  'inviteUser',
  'getInvitation',
  'inviteUsersInBulk',
  'listFleetManagerRoles',
  'updatePortalIdentity',
  // companies
  'listAllowedCompanies',
  'listChildCompanies',
] as const satisfies readonly OperationName[];
export type NotYetBuilt = (typeof notYetBuilt)[number];

/** Does not compile while an operation is neither handled nor listed. */
export const handlers: Handlers<Exclude<OperationName, NotYetBuilt>> = handled;

/** Does not compile while an operation is both handled and listed. */
type Twice = Extract<keyof typeof handled, NotYetBuilt>;
export const handledTwice: [Twice] extends [never] ? true : Twice = true;

/** Operations that open their own transaction (see `Feature.ownTransaction`). */
export const ownTransaction: readonly OperationName[] = [];
