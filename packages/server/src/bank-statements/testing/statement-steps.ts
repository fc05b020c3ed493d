import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { institutionBrowser } from '@foyer/dev/simulated-bank/testing/walk-institution.ts'
import {
  type Borrower,
  fillIdentification,
  fillLists,
  leaveStepsBefore,
  type MadeApplication,
  makeApplication,
  saveMortgageRequest,
} from '../../testing/builders.ts'
import type { TestFoyer } from '../../testing/start-test-foyer.ts'

/** An application whose next step is the bank statements. */
export const applicationAtStatements = async (borrower: Borrower): Promise<MadeApplication> => {
  const made = await makeApplication(borrower)
  await fillIdentification(made)
  await fillLists(made)
  await saveMortgageRequest(made)
  await leaveStepsBefore(made, 'bankStatement')
  return made
}

export type Returned = BodyOf<'/v1/flinks/SaveFlinksResponse'>

/** The actions of this borrower's browser on bank statements. */
export const statementSteps = (foyer: TestFoyer, { borrower, ids }: MadeApplication) => {
  const institution = institutionBrowser(foyer.app)
  const request = (more: Partial<BodyOf<'/api/MtgappRequestBankStatement'>> = {}) =>
    borrower.client.call('/api/MtgappRequestBankStatement', {
      SiteID: ids.SiteID,
      MortgageApplicationID: ids.MortgageApplicationID,
      ApplicantID: ids.ApplicantID,
      ...more,
    })
  const walk = async (url: string, accounts?: readonly string[]): Promise<Returned> => {
    const { searchParams } = new URL(await institution.walk(url, accounts))
    const of = (name: string) => searchParams.get(name) ?? ''
    return { LoginID: of('loginId'), strTag: of('tag'), Institution: of('institution'), AccountId: of('accountId') }
  }
  const save = (returned: Returned) => borrower.client.call('/v1/flinks/SaveFlinksResponse', returned)
  return {
    request,
    walk,
    save,
    done: () => borrower.client.call('/api/MTGAPPDoneBankStatement', ids),
    load: () => borrower.client.call('/api/MTGAPPLoad', ids),
    /** Requested, authorised and saved. */
    async authorise(accounts?: readonly string[]) {
      const { url, ReturnStatus } = await request()
      if (ReturnStatus.ReturnCode !== 200) throw new Error(ReturnStatus.ReturnMessage)
      const returned = await walk(url, accounts)
      const saved = await save(returned)
      if (saved.ReturnStatus.ReturnCode !== 200) throw new Error(saved.ReturnStatus.ReturnMessage)
      return returned
    },
  }
}
