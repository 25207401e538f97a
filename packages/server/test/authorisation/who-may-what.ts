/**
 * THE TABLE OF AUTHORISATION: the callers of every operation, the modes, and the access to other people's objects. Written by hand from the
 * product's specification (sections 1, 2, 6, 7; open questions by decisions 0021, 0370, 0389). It imports nothing, so that it does not depend
 * on the code under test. `authorisation.test.ts` calls the server for each cell, and fails when an endpoint has no line here.
 *
 * A new endpoint needs a line in `calls`; one that names an object in its path or body also needs a call with it (`object-calls.ts`).
 */

/** Roles in the order of section 6. */
export const roleNames = [
  'ROLE_FLEET_MANAGER',
  'ROLE_FLEET_MANAGE_EMPLOYEES',
  'ROLE_USE_CASES',
  'ROLE_SHOP',
  'ROLE_FLEET_FINANCIAL',
  'ROLE_SMART_CONNECT',
  'ROLE_RESERVATION_TOOL',
  'ROLE_TECHNICIAN',
  'ROLE_TECHNICIAN_SUB_ADMIN',
  'ROLE_TECHNICIAN_ADMIN',
  'ROLE_IMPERSONATE',
] as const;
type RoleName = (typeof roleNames)[number];

/** Callers: users with one role or none, support impersonating a customer with every role that can be impersonated, and a caller without a session. */
export const callers = [...roleNames, 'no role', 'acting support', 'signed out'] as const;
export type CallerName = (typeof callers)[number];

/** Callers of each group; `signed in` is every account, `everybody` needs none. Specification section 6, and the decisions above where it is silent. */
export const groups = {
  everybody: 'all',
  'signed in': 'accounts',
  employees: ['ROLE_FLEET_MANAGER', 'ROLE_FLEET_MANAGE_EMPLOYEES'],
  manager: ['ROLE_FLEET_MANAGER'],
  entering: ['ROLE_FLEET_MANAGER', 'ROLE_IMPERSONATE'],
  support: ['ROLE_IMPERSONATE'],
  shop: ['ROLE_SHOP'],
  orders: ['ROLE_SHOP', 'ROLE_FLEET_FINANCIAL'],
  requests: ['ROLE_USE_CASES'],
  technician: ['ROLE_TECHNICIAN', 'ROLE_TECHNICIAN_SUB_ADMIN', 'ROLE_TECHNICIAN_ADMIN'],
} as const satisfies Readonly<Record<string, 'all' | 'accounts' | readonly RoleName[]>>;
export type GroupName = keyof typeof groups;

/**
 * operation | who | modes | during an impersonation | named object.
 *
 * Modes: `both`, or `fleet` where private customers have no access. During an impersonation: `open`, `barred` (passwords, bank data, roles,
 * invitations, the own account, a nested impersonation) or `-` where the impersonated user cannot have the right.
 */
export const calls = `
  listArticles                      | shop      | both  | open   |
  getArticle                        | shop      | both  | open   | article
  downloadArticleDocument           | shop      | both  | open   | article
  listArticleTags                   | shop      | both  | open   |
  listArticleCategories             | shop      | both  | open   |
  requestArticleNotice              | shop      | both  | open   | article
  cancelArticleNotice               | shop      | both  | open   | article notice
  getCart                           | shop      | both  | open   |
  addCartItems                      | shop      | both  | open   |
  removeCartItem                    | shop      | both  | open   | cart line
  orderCart                         | shop      | both  | open   |
  updateDeliveryAddress             | shop      | both  | open   |
  listDeliveryAddresses             | shop      | both  | open   |
  listDashboardInformation          | signed in | both  | open   |
  listDashboardUseCases             | signed in | both  | open   |
  listDocuments                     | signed in | both  | open   |
  getEnvironment                    | everybody | both  | open   |
  listLocales                       | everybody | both  | open   |
  setLocale                         | signed in | both  | barred |
  getTranslations                   | everybody | both  | open   |
  listCountries                     | signed in | both  | open   |
  listInvoices                      | orders    | both  | open   |
  getInvoice                        | orders    | both  | open   | invoice
  downloadInvoice                   | orders    | both  | open   | invoice
  downloadInvoiceArchive            | orders    | both  | open   | invoice
  listNews                          | signed in | both  | open   |
  getOnboarding                     | signed in | both  | open   |
  updateOnboarding                  | signed in | both  | barred |
  checkOnboarding                   | signed in | both  | barred |
  getExtendedOnboarding             | manager   | both  | open   |
  updateExtendedOnboarding          | manager   | both  | open   |
  checkExtendedOnboarding           | manager   | both  | open   |
  listOrders                        | orders    | both  | open   |
  listBuyers                        | orders    | both  | open   |
  getOrder                          | orders    | both  | open   | order
  getOrderInvoice                   | orders    | both  | open   | order
  downloadOrderConfirmation         | orders    | both  | open   | order
  listOrderShipments                | orders    | both  | open   | order
  listQuotations                    | orders    | both  | open   |
  getQuotation                      | orders    | both  | open   | quotation
  requestQuotation                  | shop      | both  | open   | quotation
  downloadQuotation                 | orders    | both  | open   | quotation
  login                             | everybody | both  | open   |
  refreshSession                    | everybody | both  | open   |
  logout                            | everybody | both  | open   |
  authorizeCompany                  | entering  | both  | barred | company
  listShipments                     | orders    | both  | open   |
  getShipment                       | orders    | both  | open   | shipment
  downloadDeliveryNote              | orders    | both  | open   | shipment
  listTickets                       | signed in | both  | open   |
  getTicket                         | signed in | both  | open   | ticket
  createTicket                      | signed in | both  | open   |
  updateTicket                      | signed in | both  | open   | ticket
  listTicketCategories              | signed in | both  | open   |
  listTicketPriorities              | signed in | both  | open   |
  listTicketCompanies               | technician | both  | open   |
  listTicketComments                | signed in | both  | open   | ticket
  createTicketComment               | signed in | both  | open   | ticket
  updateTicketComment               | signed in | both  | open   | ticket
  uploadCommentFile                 | signed in | both  | open   | ticket
  listCommentFiles                  | signed in | both  | open   | ticket
  downloadCommentFile               | signed in | both  | open   | ticket
  replaceCommentFile                | signed in | both  | open   | ticket
  listTicketFiles                   | signed in | both  | open   | ticket
  uploadTicketFile                  | signed in | both  | open   | ticket
  downloadTicketFile                | signed in | both  | open   | ticket
  replaceTicketFile                 | signed in | both  | open   | ticket
  listUseCases                      | requests  | both  | open   |
  preCheckUseCase                   | requests  | both  | open   |
  submitWallboxIntegrationCheck     | requests  | both  | open   |
  submitHouseholdTariffChange       | requests  | both  | open   |
  submitChargingStationTariff       | requests  | both  | open   |
  submitMileageStatusReport         | requests  | both  | open   |
  submitCustomerAddressChange       | requests  | both  | open   |
  submitChargingCardTroubles        | requests  | both  | open   |
  submitChargingCardLoss            | requests  | both  | open   |
  submitBankDetailsChange           | requests  | both  | barred |
  submitContactInformationChange    | requests  | both  | open   |
  submitCorporationInformationChange| requests  | both  | open   |
  submitPoolChargingCard            | requests  | both  | open   |
  submitChargingCardPreorder        | requests  | both  | open   |
  submitPoolChargingCardWuerth      | requests  | both  | open   |
  listCorporationNames              | requests  | both  | open   |
  getSubmission                     | requests  | both  | open   | submission
  answerSubmission                  | requests  | both  | open   | submission
  downloadSubmissionFile            | requests  | both  | open   | submission
  listUsers                         | employees | fleet | open   |
  getUser                           | employees | fleet | open   | employee
  toggleUser                        | employees | fleet | barred | employee
  acceptUser                        | employees | fleet | barred | employee
  remindUser                        | employees | fleet | barred | employee
  registerUser                      | everybody | both  | open   |
  requestPasswordReset              | everybody | both  | open   |
  changePassword                    | everybody | both  | barred |
  inviteUser                        | employees | fleet | barred |
  getInvitation                     | everybody | both  | open   |
  inviteUsersInBulk                 | employees | fleet | barred |
  listFleetManagerRoles             | employees | fleet | open   |
  listAllowedCompanies              | entering  | both  | open   |
  listChildCompanies                | manager   | both  | open   |
  updatePortalIdentity              | signed in | both  | barred |
  getUserInfo                       | signed in | both  | open   |
  authorizeOauth2                   | everybody | both  | open   |

  listAccounts                      | support   | both  | -      |
  listRecentAccounts                | support   | both  | -      |
  listAuditEntries                  | manager   | fleet | open   |
  listAuditPeople                   | manager   | fleet | open   |
  getPortalIdentity                 | signed in | both  | barred |
  listDevices                       | signed in | both  | barred |
  endDevice                         | signed in | both  | barred | device
  endOtherDevices                   | signed in | both  | barred |
  getMailChoices                    | signed in | both  | open   |
  updateMailChoice                  | signed in | both  | barred |
  downloadMyData                    | signed in | both  | barred |
  askChat                           | signed in | both  | open   |
  createChatTicket                  | signed in | both  | open   |
  authorizeTool                     | signed in | both  | open   |

  verifySignIn                      | everybody | both  | open   |
  beginPasskeySignIn                | everybody | both  | open   |
  finishPasskeySignIn               | everybody | both  | open   |
  beginTotpAtSignIn                 | everybody | both  | open   |
  confirmTotpAtSignIn               | everybody | both  | open   |
  beginPasskeyAtSignIn              | everybody | both  | open   |
  confirmPasskeyAtSignIn            | everybody | both  | open   |
  beginPartnerSignIn                | everybody | both  | open   |
  changeOrigins                     | everybody | both  | open   |
  finishPartnerSignIn               | everybody | both  | open   |
  listSecondFactors                 | signed in | both  | barred |
  beginTotp                         | signed in | both  | barred |
  confirmTotp                       | signed in | both  | barred |
  beginPasskey                      | signed in | both  | barred |
  confirmPasskey                    | signed in | both  | barred |
  renameSecondFactor                | signed in | both  | barred | factor
  removeSecondFactor                | signed in | both  | barred | factor
  renewRecoveryCodes                | signed in | both  | barred |
  getSecondFactorDemand             | manager   | fleet | open   |
  updateSecondFactorDemand          | manager   | fleet | barred |
  resetUserSecondFactors            | employees | fleet | barred | employee
  updateUser                        | employees | fleet | barred | employee
  getRoleDelegation                 | manager   | fleet | open   |
  updateRoleDelegation              | manager   | fleet | barred |
`;

/**
 * Access to an object for a permitted caller: their own, one of another person of the company, another tenant's. `yes` or `no` (404, exactly
 * like a missing object). `-`: there is no such object. Cancelling an article notice is answered alike with and without a notice and for a
 * missing article, so it reveals nothing. A fleet manager is in their own company already, and switches to those below it (`colleague`).
 *
 * In private mode the company counts as another tenant, so `colleague` is the caller's own company. A line for a role comes before the line
 * for all. Support during an impersonation has the rights of the customer, in the lines `acting`.
 *
 * thing | of whom | mode | own | colleague | foreign
 */
export const things = `
  article        | all                        | both    | yes | -   | no
  article notice | all                        | both    | yes | -   | yes
  cart line      | all                        | both    | yes | no  | no
  order          | all                        | fleet   | yes | yes | no
  order          | all                        | private | yes | no  | no
  invoice        | all                        | fleet   | yes | yes | no
  invoice        | all                        | private | yes | no  | no
  shipment       | all                        | fleet   | yes | yes | no
  shipment       | all                        | private | yes | no  | no
  quotation      | all                        | fleet   | yes | yes | no
  quotation      | all                        | private | yes | no  | no

  ticket         | ROLE_FLEET_MANAGER         | fleet   | yes | yes | no
  ticket         | acting                     | fleet   | yes | yes | no
  ticket         | ROLE_TECHNICIAN            | both    | yes | no  | no
  ticket         | ROLE_TECHNICIAN_SUB_ADMIN  | both    | yes | yes | no
  ticket         | ROLE_TECHNICIAN_ADMIN      | fleet   | yes | yes | no
  ticket         | all                        | both    | yes | no  | no

  submission     | all                        | both    | yes | no  | no
  device         | all                        | both    | yes | no  | no
  factor         | all                        | both    | yes | no  | no

  employee       | all                        | fleet   | yes | yes | no
  employee       | all                        | private | no  | no  | no

  company        | ROLE_IMPERSONATE           | both    | yes | yes | yes
  company        | all                        | both    | no  | yes | no
`;
