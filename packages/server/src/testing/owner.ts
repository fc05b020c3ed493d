import { makeApplication, makeBorrower, makeDocumentRequest } from './builders.ts'
import type { TestFoyer } from './start-test-foyer.ts'

/** A borrower of the site with an application and a document request, and the ids for their calls. */
export const makeOwner = async (foyer: TestFoyer, siteId: string) => {
  const owner = await makeBorrower(foyer, siteId)
  const application = await makeApplication(owner)
  const { applicationId, mainApplicantId } = application
  const { RequestDocID } = await makeDocumentRequest(foyer, siteId, application)
  const ids = { ...owner.ids, MortgageApplicationID: applicationId, ApplicantID: mainApplicantId, RequestDocID }
  return { owner, ids }
}
