import type { EffectName, ReadName } from './routes.ts';

const request = ['listUseCases', 'listDashboardUseCases', 'listDashboardInformation'] as const;
const employee = ['listUsers', 'getUser', 'listDashboardInformation'] as const;
const secondFactor = ['listSecondFactors', 'getSecondFactorDemand'] as const;
const commentFiles = ['getTicket', 'listTicketComments', 'listTicketFiles', 'listCommentFiles'] as const;
/**
 * Which reads a successful effect makes stale: the client fetches again those that somebody looks at, and the others when
 * somebody does. An effect without a line does not compile. Empty where nothing kept in a browser changes, and for the
 * session's own calls, which forget everything by themselves. Browser-safe: no schemas.
 */
export const stales = {
  // shop
  requestArticleNotice: ['getArticle'],
  cancelArticleNotice: ['getArticle'],
  // cart; the server reckons with stock when an order is placed
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
  // quotations; accepting one orders, and takes from the stock
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
  // use-cases; the report of the mileage ends the forced prompt
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
  // employees
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
  // second factors; setting one up makes the own sign-in one with a second factor
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
