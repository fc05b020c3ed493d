import { accountHandlers } from './account/handlers.ts'
import { operatorAccountHandlers } from './account/operator-handlers.ts'
import { addressHandlers } from './addresses/handlers.ts'
import { operatorAddressHandlers } from './addresses/operator-handlers.ts'
import { operatorKeyHandlers } from './api-keys/operator-handlers.ts'
import { applicantHandlers } from './applicants/handlers.ts'
import { removeOwnedMortgage } from './applicants/remove-owned-mortgage.ts'
import { bankStatementHandlers } from './bank-statements/handlers.ts'
import { operatorBankStatementHandlers } from './bank-statements/operator-handlers.ts'
import { coApplicantHandlers } from './co-applicants/handlers.ts'
import { operatorCoApplicantHandlers } from './co-applicants/operator-handlers.ts'
import { commentHandlers } from './comments/handlers.ts'
import { sentComments } from './comments/index.ts'
import { operatorCommentHandlers } from './comments/operator-handlers.ts'
import { officeConditionHandlers } from './conditions/office-handlers.ts'
import { operatorConditionHandlers } from './conditions/operator-handlers.ts'
import { dealsHandlers } from './deals/handlers.ts'
import { askForReview, deleteUnsent } from './deals/index.ts'
import { operatorDealHandlers } from './deals/operator-handlers.ts'
import { documentHandlers } from './documents/handlers.ts'
import { operatorDocumentHandlers } from './documents/operator-handlers.ts'
import { incidentHandlers } from './incidents/handlers.ts'
import { insuranceHandlers } from './insurance/handlers.ts'
import { operatorInsuranceHandlers } from './insurance/operator-handlers.ts'
import { operatorInstitutionHandlers } from './insurance/operator-institutions.ts'
import { insurancePageHandlers } from './insurance/page-handlers.ts'
import { interviewHandlers } from './interview/handlers.ts'
import { inviteHandlers } from './invites/handlers.ts'
import {
  dealInvites,
  endCorrectedLinks,
  invitedConsents,
  invitedParts,
  notifyInvited,
  reopenParts,
  sendInvites,
} from './invites/index.ts'
import { staffInviteHandlers } from './invites/staff-handlers.ts'
import type { ImplementedCall } from './kit/implement-calls.ts'
import type { Services } from './kit/services.ts'
import { leadHandlers } from './leads/handlers.ts'
import { leadInviteHandlers } from './leads/lead-invite.ts'
import { operatorLeadHandlers } from './leads/operator-handlers.ts'
import { widgetHandlers } from './leads/widget-handlers.ts'
import { legalHandlers } from './legal/handlers.ts'
import { operatorLegalHandlers } from './legal/operator-handlers.ts'
import { chainHandlers } from './maintenance/check-chain.ts'
import { maintenanceHandlers } from './maintenance/handlers.ts'
import { statusHandlers } from './maintenance/office-status.ts'
import { messageHandlers } from './messages/handlers.ts'
import { operatorMessageHandlers } from './messages/operator-handlers.ts'
import { mortgageRequestHandlers } from './mortgage-request/handlers.ts'
import { officeHandlers } from './office/handlers.ts'
import { sealedSins } from './office/index.ts'
import { partnerOfferHandlers } from './partner-offers/handlers.ts'
import { operatorPartnerHandlers } from './partner-offers/operator-handlers.ts'
import { qualificationHandlers } from './qualification/handlers.ts'
import { operatorQualificationHandlers } from './qualification/operator-handlers.ts'
import { reportHandlers } from './reports/handlers.ts'
import { retentionHandlers } from './retention/handlers.ts'
import { reviewHandlers } from './review/handlers.ts'
import { signingHandlers } from './signing/handlers.ts'
import { cancelOfDeal } from './signing/index.ts'
import { operatorSigningHandlers } from './signing/operator-handlers.ts'
import { signingPageHandlers } from './signing/page-handlers.ts'
import { operatorBrandHandlers } from './site/brand-handlers.ts'
import { siteHandlers } from './site/handlers.ts'
import { operatorSiteHandlers } from './site/operator-handlers.ts'
import { webhookHandlers } from './webhooks/index.ts'

const withDeletion = (services: Services) => ({
  ...services,
  notifyInvited: notifyInvited(services),
  cancelSigning: cancelOfDeal(services),
})

/** One line per feature; each is typed by its calls. */
export const allHandlers = (services: Services): ImplementedCall[] => [
  ...siteHandlers(services),
  ...legalHandlers(),
  ...qualificationHandlers(),
  ...accountHandlers({ ...services, deleteUnsent: deleteUnsent(withDeletion(services)) }),
  ...reportHandlers(),
  ...incidentHandlers(),
  ...dealsHandlers({ ...withDeletion(services), invitedParts }),
  ...interviewHandlers(services),
  ...applicantHandlers({ ...services, endCorrectedLinks }),
  ...coApplicantHandlers(services),
  ...inviteHandlers(services),
  ...mortgageRequestHandlers({ removeOwnedMortgage: removeOwnedMortgage(services.crypto) }),
  ...bankStatementHandlers(services),
  ...addressHandlers(services),
  ...signingHandlers(services),
  ...documentHandlers(services),
  ...reviewHandlers({
    ...services,
    invitedConsents,
    sendConsentLinks: sendInvites(services).toConsent,
    endReplacedLinks: sendInvites(services).endReplaced,
  }),
  ...leadHandlers(services),
  ...leadInviteHandlers(services),
  ...widgetHandlers(services),
  ...partnerOfferHandlers(services),
  ...operatorSiteHandlers(services),
  ...operatorBrandHandlers(services),
  ...operatorLegalHandlers(services),
  ...operatorQualificationHandlers(services),
  ...operatorAccountHandlers(services),
  ...operatorDealHandlers({
    ...{ ...services, dealInvites, sentComments },
    reopenParts: reopenParts(services),
    sealedSins: sealedSins(services),
  }),
  ...staffInviteHandlers(services),
  ...operatorCoApplicantHandlers(),
  ...commentHandlers(services),
  ...messageHandlers(services),
  ...operatorMessageHandlers(services),
  ...operatorConditionHandlers(services),
  ...officeConditionHandlers,
  ...operatorCommentHandlers({ ...services, askForReview, reopenParts: reopenParts(services) }),
  ...operatorBankStatementHandlers(services),
  ...operatorDocumentHandlers(services),
  ...operatorAddressHandlers(services),
  ...insuranceHandlers(services),
  ...operatorInsuranceHandlers(services),
  ...insurancePageHandlers(services),
  ...operatorInstitutionHandlers(),
  ...operatorSigningHandlers(services),
  ...signingPageHandlers(services),
  ...operatorLeadHandlers(services),
  ...operatorPartnerHandlers(services),
  ...maintenanceHandlers(services),
  ...chainHandlers(services),
  ...statusHandlers(services),
  ...retentionHandlers(services),
  ...operatorKeyHandlers(services),
  ...officeHandlers(services),
  ...webhookHandlers(services),
]
