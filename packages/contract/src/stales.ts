import type { EffectName, ReadName } from './routes.ts';

const request = ['listUseCases', 'listDashboardUseCases', 'listDashboardInformation'] as const;
const employee = ['listUsers', 'getUser', 'listDashboardInformation'] as const;
const secondFactor = ['listSecondFactors', 'getSecondFactorDemand'] as const;
const commentFiles = ['getTicket', 'listTicketComments', 'listTicketFiles', 'listCommentFiles'] as const;
/**
 * Reads that a successful effect invalidates: the client fetches those in use again at once, the others at their next use. An effect
 * without a line does not compile. The list is empty where the effect changes no data that a browser keeps, and for the calls of the
 * session, which clear all data themselves. Browser-safe: no schemas.
 */
export const stales = {
  // shop
  requestArticleNotice: ['getArticle'],
  cancelArticleNotice: ['getArticle'],
  // cart; placing an order changes the stock
  addCartItems: ['getCart'],
  removeCartItem: ['getCart'],
  orderCart: [
    'getCart',
    'listOrders',
    'listBuyers',
    'listArticles',
    'getArticle',
    'listDashboardInformation',
  ],
  updateDeliveryAddress: ['getCart', 'listDeliveryAddresses'],
  // environment
  setLocale: ['getUserInfo', 'getPortalIdentity'],
  changeOrigins: [],
  // onboarding; closing it ends the forced prompt
  updateOnboarding: ['getOnboarding', 'getExtendedOnboarding'],
  checkOnboarding: ['getOnboarding', 'getExtendedOnboarding', 'getUserInfo', 'listDashboardInformation'],
  updateExtendedOnboarding: ['getExtendedOnboarding'],
  checkExtendedOnboarding: ['getExtendedOnboarding', 'getUserInfo', 'listDashboardInformation'],
  // quotations; accepting one places an order and changes the stock
  requestQuotation: [
    'listQuotations',
    'getQuotation',
    'getCart',
    'listOrders',
    'listBuyers',
    'listArticles',
    'getArticle',
    'listDashboardInformation',
  ],
  // session
  login: [],
  refreshSession: [],
  logout: [],
  authorizeCompany: [],
  requestPasswordReset: [],
  beginPartnerSignIn: [],
  finishPartnerSignIn: [],
  authorizeOauth2: [],
  authorizeTool: [],
  // tickets
  createTicket: ['listTickets', 'listDashboardInformation'],
  updateTicket: ['listTickets', 'getTicket', 'listTicketComments', 'listDashboardInformation'],
  createTicketComment: ['listTickets', 'getTicket', 'listTicketComments', 'listDashboardInformation'],
  updateTicketComment: ['getTicket', 'listTicketComments'],
  uploadCommentFile: ['listTickets', ...commentFiles],
  replaceCommentFile: commentFiles,
  uploadTicketFile: ['listTickets', 'getTicket', 'listTicketFiles'],
  replaceTicketFile: ['getTicket', 'listTicketFiles'],
  // chat
  askChat: [],
  createChatTicket: ['listTickets', 'listDashboardInformation'],
  // use-cases; a mileage report ends the forced prompt
  preCheckUseCase: [],
  submitWallboxIntegrationCheck: request,
  submitHouseholdTariffChange: request,
  submitChargingStationTariff: request,
  submitMileageStatusReport: [...request, 'getUserInfo'],
  submitCustomerAddressChange: request,
  submitChargingCardTroubles: request,
  submitChargingCardLoss: request,
  submitBankDetailsChange: request,
  submitContactInformationChange: request,
  submitCorporationInformationChange: request,
  submitPoolChargingCard: request,
  submitChargingCardPreorder: request,
  submitPoolChargingCardWuerth: request,
  answerSubmission: [...request, 'getSubmission'],
  // employees
  updateUser: employee,
  updateRoleDelegation: ['getRoleDelegation', 'listFleetManagerRoles'],
  toggleUser: employee,
  acceptUser: employee,
  remindUser: employee,
  resetUserSecondFactors: [...employee, 'getSecondFactorDemand'],
  registerUser: ['getInvitation'],
  inviteUser: employee,
  inviteUsersInBulk: employee,
  // profile
  changePassword: ['getUserInfo', 'getPortalIdentity', 'listDevices'],
  updatePortalIdentity: ['getUserInfo', 'getPortalIdentity'],
  endDevice: ['listDevices'],
  endOtherDevices: ['listDevices'],
  updateMailChoice: ['getMailChoices'],
  // second factors; setting one up turns the current sign-in into one with a second factor
  verifySignIn: [],
  beginPasskeySignIn: [],
  finishPasskeySignIn: [],
  beginTotpAtSignIn: [],
  confirmTotpAtSignIn: [],
  beginPasskeyAtSignIn: [],
  confirmPasskeyAtSignIn: [],
  beginTotp: [],
  confirmTotp: secondFactor,
  beginPasskey: [],
  confirmPasskey: secondFactor,
  renameSecondFactor: ['listSecondFactors'],
  removeSecondFactor: secondFactor,
  renewRecoveryCodes: ['listSecondFactors'],
  updateSecondFactorDemand: ['getSecondFactorDemand', 'listSecondFactors'],
} as const satisfies Readonly<Record<EffectName, readonly ReadName[]>>;

/** Reads to invalidate when the server reports a changed ticket, whatever has changed it: those of every effect that invalidates tickets. */
export const ticketChanged: readonly ReadName[] = [
  ...new Set(
    Object.values<readonly ReadName[]>(stales)
      .filter((reads) => reads.includes('getTicket') || reads.includes('listTickets'))
      .flat(),
  ),
];
