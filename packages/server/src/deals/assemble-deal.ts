import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { fullAddressLine, streetLine } from '@foyer/domain/codes/address-lines.ts'
import { labelOf } from '@foyer/domain/codes/menus.ts'
import { blankDealTerms } from '@foyer/domain/deals/blank.ts'
import type { Deal } from '@foyer/domain/deals/fields.ts'
import { isPreApproval } from '@foyer/domain/interview/conditions.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { storedInterview, storedRequest } from '../application/stored-answers.ts'
import type { ServerTexts } from '../kit/texts.ts'
import { todayOf } from '../ports/clock.ts'
import type { DealRow } from './store.ts'

/** The page of a request on this portal, which links back to the dashboard. */
const documentRequest = (siteId: string, { id, name, recipients, sent }: DealRow['requests'][number]) => ({
  DocumentRequestId: id,
  RequestName: name,
  Recipients: recipients.join('; '),
  SentDate: todayOf(new Date(sent)),
  DocumentRequestUrl: `/${siteId}/doc/${id}/upload?mydeals=true`,
})

/** One application for the dashboard, with labels in one language. */
export const assembleDeal = (row: DealRow, language: Language, texts: ServerTexts): Deal => {
  const interview = storedInterview(row)
  const { SubjectProperty, RequestedMortgageAmount } = storedRequest(row)
  const names = row.names.map(({ FirstName = '', LastName = '' }) => fullName({ FirstName, LastName }))
  const type = isPreApproval(interview) === true ? 'preApproval' : 'mortgage'
  return {
    ...withDefaults(blankDealTerms, row.deal_terms),
    MortgageApplicationID: row.application_id,
    PropertyAddress: streetLine(SubjectProperty.Address, language),
    FullPropertyAddress: fullAddressLine(SubjectProperty.Address, language),
    Purpose: labelOf('DealPurpose', interview.DealPurposeDD, language),
    PurposeDD: interview.DealPurposeDD,
    SearchStageDD: interview.SearchStageDD,
    ApplicationDate: row.created_at.toISOString(),
    ApplicationType: texts.of(language)(`deals.words:applicationType.${type}`),
    MortgageApplicationStatus: labelOf('MortgageApplicationStatus', row.status, language),
    MortgageApplicationStatusDD: row.status,
    MainBorrowerName: names[0] ?? '',
    MortgageAmount: RequestedMortgageAmount,
    ClosingDate: SubjectProperty.ClosingDate || interview.ClosingDate,
    Applicants: names.map((Name) => ({ Name })),
    RequestReview: row.request_review,
    DisplayMortgage: row.display_mortgage,
    DocumentRequests: row.requests.map((request) => documentRequest(row.site_id, request)),
  }
}
