/**
 * The API, one line per endpoint: operation name, HTTP method, path below `/api/portal`, and the kind of body, in the order of
 * specification section 7. A browser needs nothing else to make a call.
 *
 * Body kinds: `none`; `json`; `multipart` (a `payload` part holding the JSON body, and one part per file).
 */
export const pageRoutes = {
  // shop
  listArticles: ['GET', '/articles', 'none'],
  getArticle: ['GET', '/article/{id}', 'none'],
  downloadArticleDocument: ['GET', '/article/{id}/document/{docId}', 'none'],
  listArticleTags: ['GET', '/article/tags', 'none'],
  listArticleCategories: ['GET', '/article/categories', 'none'],
  requestArticleNotice: ['POST', '/article/{id}/notice', 'none'],
  cancelArticleNotice: ['DELETE', '/article/{id}/notice', 'none'],
  // cart
  getCart: ['GET', '/cart', 'none'],
  addCartItems: ['POST', '/cart/add-items', 'json'],
  removeCartItem: ['DELETE', '/cart/remove-cart-item/{id}', 'none'],
  orderCart: ['POST', '/cart/order', 'json'],
  updateDeliveryAddress: ['POST', '/cart/delivery-address-update', 'json'],
  listDeliveryAddresses: ['GET', '/cart/delivery-addresses', 'none'],
  // dashboard
  listDashboardInformation: ['POST', '/dashboard/information-list', 'none'],
  listDashboardUseCases: ['POST', '/dashboard/use-case-list', 'none'],
  // documents
  listDocuments: ['GET', '/documents', 'none'],
  // environment
  getEnvironment: ['GET', '/environment', 'none'],
  listLocales: ['GET', '/environment/locales', 'none'],
  setLocale: ['POST', '/environment/locale', 'json'],
  getTranslations: ['GET', '/environment/translations', 'none'],
  listCountries: ['GET', '/environment/countries', 'none'],
  // invoices
  listInvoices: ['GET', '/invoice', 'none'],
  getInvoice: ['GET', '/invoice/{id}', 'none'],
  downloadInvoice: ['GET', '/invoice/{id}/download', 'none'],
  downloadInvoiceArchive: ['POST', '/invoice/archive', 'json'],
  // news
  listNews: ['GET', '/news', 'none'],
  // onboarding
  getOnboarding: ['POST', '/onboarding/get', 'none'],
  updateOnboarding: ['POST', '/onboarding/update', 'multipart'],
  checkOnboarding: ['POST', '/onboarding/check', 'json'],
  getExtendedOnboarding: ['POST', '/onboarding/get-extended', 'none'],
  updateExtendedOnboarding: ['POST', '/onboarding/update-extended', 'json'],
  checkExtendedOnboarding: ['POST', '/onboarding/check-extended', 'json'],
  // orders
  listOrders: ['GET', '/orders', 'none'],
  listBuyers: ['GET', '/orders/buyers', 'none'],
  getOrder: ['GET', '/order/{id}', 'none'],
  getOrderInvoice: ['GET', '/order/{id}/invoice', 'none'],
  listOrderShipments: ['GET', '/order/{id}/shipments', 'none'],
  downloadOrderConfirmation: ['GET', '/order/{id}/confirmation', 'none'],
  // quotations
  listQuotations: ['GET', '/quotations', 'none'],
  getQuotation: ['GET', '/quotation/{id}', 'none'],
  requestQuotation: ['POST', '/quotation/quotation-request', 'json'],
  downloadQuotation: ['GET', '/quotation/{id}/download', 'none'],
  // session
  login: ['POST', '/security/login', 'json'],
  refreshSession: ['POST', '/security/refresh-jwt', 'json'],
  logout: ['POST', '/security/logout', 'json'],
  authorizeCompany: ['POST', '/security/authorize/{companyId}', 'none'],
  // shipments
  listShipments: ['GET', '/shipment', 'none'],
  getShipment: ['GET', '/shipment/{id}', 'none'],
  downloadDeliveryNote: ['GET', '/shipment/{id}/download-delivery-note', 'none'],
  // tickets
  listTickets: ['GET', '/tickets', 'none'],
  getTicket: ['GET', '/ticket/{id}', 'none'],
  createTicket: ['POST', '/ticket', 'json'],
  updateTicket: ['PUT', '/ticket', 'json'],
  listTicketCategories: ['GET', '/ticket/categories', 'none'],
  listTicketPriorities: ['GET', '/ticket/priorities', 'none'],
  listTicketComments: ['GET', '/ticket/{id}/comments', 'none'],
  createTicketComment: ['POST', '/ticket/{id}/comment', 'json'],
  updateTicketComment: ['PUT', '/ticket/{id}/comment', 'json'],
  uploadCommentFile: ['POST', '/ticket/{id}/comment/{commentId}/file', 'multipart'],
  listCommentFiles: ['GET', '/ticket/{id}/comment/{commentId}/files', 'none'],
  downloadCommentFile: ['GET', '/ticket/{id}/comment/{commentId}/file/{fileId}', 'none'],
  replaceCommentFile: ['POST', '/ticket/{id}/comment/{commentId}/file/{fileId}/update', 'multipart'],
  listTicketFiles: ['GET', '/ticket/{id}/files', 'none'],
  uploadTicketFile: ['POST', '/ticket/{id}/file', 'multipart'],
  downloadTicketFile: ['GET', '/ticket/{id}/file/{fileId}', 'none'],
  replaceTicketFile: ['POST', '/ticket/{id}/file/{fileId}', 'multipart'],
  listTicketCompanies: ['GET', '/ticket/companies', 'none'],
  // use-cases
  listUseCases: ['POST', '/use-cases', 'none'],
  preCheckUseCase: ['POST', '/use-case/pre-check', 'multipart'],
  submitWallboxIntegrationCheck: ['POST', '/use-case/wallbox-integration-check', 'multipart'],
  submitHouseholdTariffChange: ['POST', '/use-case/household-tariff-change', 'multipart'],
  submitChargingStationTariff: ['POST', '/use-case/charging-station-tariff', 'multipart'],
  submitMileageStatusReport: ['POST', '/use-case/mileage-status-report', 'multipart'],
  submitCustomerAddressChange: ['POST', '/use-case/customer-address-change', 'json'],
  submitChargingCardTroubles: ['POST', '/use-case/charging-card-troubles', 'json'],
  submitChargingCardLoss: ['POST', '/use-case/charging-card-loss', 'json'],
  submitBankDetailsChange: ['POST', '/use-case/bank-details-change', 'json'],
  submitContactInformationChange: ['POST', '/use-case/contact-information-change', 'json'],
  submitCorporationInformationChange: ['POST', '/use-case/corporation-information-change', 'json'],
  submitPoolChargingCard: ['POST', '/use-case/pool-charging-card', 'json'],
  submitChargingCardPreorder: ['POST', '/use-case/charging-card-preorder', 'json'],
  submitPoolChargingCardWuerth: ['POST', '/use-case/pool-charging-card-wuerth', 'json'],
  listCorporationNames: ['POST', '/use-case/corporation-names', 'none'],
  getSubmission: ['GET', '/use-case/submission/{id}', 'none'],
  answerSubmission: ['POST', '/use-case/submission/{id}/answer', 'multipart'],
  downloadSubmissionFile: ['GET', '/use-case/submission/{id}/file/{fileId}', 'none'],
  // employees
  listUsers: ['GET', '/users', 'none'],
  getUser: ['GET', '/user/{id}', 'none'],
  updateUser: ['PATCH', '/user/{id}', 'json'],
  toggleUser: ['PATCH', '/user/{id}/toggle', 'json'],
  acceptUser: ['PATCH', '/user/{id}/accept', 'json'],
  remindUser: ['POST', '/user/{id}/remind', 'none'],
  registerUser: ['POST', '/user', 'json'],
  requestPasswordReset: ['POST', '/user/password-forgotten', 'json'],
  changePassword: ['POST', '/user/change-password', 'json'],
  inviteUser: ['POST', '/user/invite', 'json'],
  getInvitation: ['GET', '/user/invite/{token}', 'none'],
  inviteUsersInBulk: ['POST', '/user/invite/bulk', 'multipart'],
  listFleetManagerRoles: ['POST', '/user/fleet-manager-roles', 'none'],
  listAllowedCompanies: ['POST', '/user/allowed-companies', 'none'],
  listChildCompanies: ['POST', '/user/companies-list', 'none'],
  updatePortalIdentity: ['POST', '/user/update-portal-identity', 'json'],
  resetUserSecondFactors: ['POST', '/user/{id}/reset-second-factors', 'none'],
  getRoleDelegation: ['GET', '/company/role-delegation', 'none'],
  updateRoleDelegation: ['PUT', '/company/role-delegation', 'json'],
  // accounts
  listAccounts: ['GET', '/accounts', 'none'],
  listRecentAccounts: ['GET', '/accounts/recent', 'none'],
  listAuditEntries: ['GET', '/audit-entries', 'none'],
  listAuditPeople: ['GET', '/audit-entries/people', 'none'],
  // profile, beyond the specification
  getPortalIdentity: ['GET', '/user/portal-identity', 'none'],
  listDevices: ['GET', '/user/devices', 'none'],
  endDevice: ['DELETE', '/user/device/{id}', 'none'],
  endOtherDevices: ['POST', '/user/devices/end-others', 'none'],
  getMailChoices: ['GET', '/user/mail-choices', 'none'],
  updateMailChoice: ['POST', '/user/mail-choices', 'json'],
  downloadMyData: ['GET', '/user/my-data', 'none'],
  // second factors; operations of a sign-in end with `SignIn` and need no token
  verifySignIn: ['POST', '/security/sign-in/verify', 'json'],
  beginPasskeySignIn: ['POST', '/security/sign-in/passkey/begin', 'json'],
  finishPasskeySignIn: ['POST', '/security/sign-in/passkey', 'json'],
  beginTotpAtSignIn: ['POST', '/security/sign-in/enrol/totp/begin', 'json'],
  confirmTotpAtSignIn: ['POST', '/security/sign-in/enrol/totp', 'json'],
  beginPasskeyAtSignIn: ['POST', '/security/sign-in/enrol/passkey/begin', 'json'],
  confirmPasskeyAtSignIn: ['POST', '/security/sign-in/enrol/passkey', 'json'],
  finishPartnerSignIn: ['POST', '/security/sign-in/partner', 'json'],
  listSecondFactors: ['GET', '/user/second-factors', 'none'],
  beginTotp: ['POST', '/user/second-factors/totp/begin', 'json'],
  confirmTotp: ['POST', '/user/second-factors/totp', 'json'],
  beginPasskey: ['POST', '/user/second-factors/passkey/begin', 'json'],
  confirmPasskey: ['POST', '/user/second-factors/passkey', 'json'],
  renewRecoveryCodes: ['POST', '/user/second-factors/recovery-codes', 'json'],
  renameSecondFactor: ['PATCH', '/user/second-factor/{id}', 'json'],
  removeSecondFactor: ['POST', '/user/second-factor/{id}/remove', 'json'],
  getSecondFactorDemand: ['GET', '/company/second-factor', 'none'],
  updateSecondFactorDemand: ['PUT', '/company/second-factor', 'json'],
  // chat
  askChat: ['POST', '/chat/question', 'json'],
  createChatTicket: ['POST', '/chat/ticket', 'json'],
  // paths the specification does not show
  getUserInfo: ['GET', '/user-info', 'none'],
  authorizeOauth2: ['GET', '/oauth2/authorize', 'none'],
  authorizeTool: ['POST', '/oauth2/authorize-tool', 'json'],
} as const satisfies Record<string, Route>;

/** Endpoints that other servers call with a signed statement; no page loads these lines. */
export const backendRoutes = {
  beginPartnerSignIn: ['POST', '/security/sign-in/partner/begin', 'json'],
  changeOrigins: ['POST', '/operator/origins', 'json'],
} as const satisfies Record<string, Route>;

/** Every endpoint. */
export const routes = { ...pageRoutes, ...backendRoutes } as const;

/** Method, path template below {@link API_ROOT}, body kind. */
export type Route = readonly [
  'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  `/${string}`,
  'none' | 'json' | 'multipart',
];

/** The name of an endpoint; also its OpenAPI `operationId`. */
export type OperationName = keyof typeof routes;

/** Operations that change nothing, except downloads. The name decides, since several reads are POST. */
export type ReadName = Extract<OperationName, `list${string}` | `get${string}`>;
/** Operations that change something. */
export type EffectName = Exclude<OperationName, ReadName | `download${string}`>;

export { API_ROOT } from './endpoints/api-root.ts';
