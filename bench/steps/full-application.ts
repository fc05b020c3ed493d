import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { aJob, aLiability, anApplicantAddress, anAsset, aProperty } from '@foyer/domain/testing/records.ts'
import { apiClient, startWithCode } from '../../e2e/support/api.ts'
import type { MailServer } from '../../e2e/support/mail-server.ts'

/** The maximum length of a list. */
const most = 50

/** An application of one person with a full list of incomes and every step done. */
export const makeFullApplication = async (url: string, mail: MailServer) => {
  const client = apiClient()
  const ids = await startWithCode(client, mail, () => url, 'steps@borrower.example')
  const { interview, address, main } = singleBuyerInOntario(new Date().toISOString().slice(0, 10))
  const { MortgageApplicationID, MainApplicantID: ApplicantID } = await client.call(url, '/api/MTGAPPSaveInterView', {
    ...ids,
    MortgageApplicationID: 0,
    InterView: interview,
    RequestedMortgage: { SubjectProperty: { Address: address } },
  })
  const own = { ...ids, MortgageApplicationID, ApplicantID }
  await client.call(url, '/api/MTGAPPSaveIdentification', { ...own, Identification: main.identification })
  await client.call(url, '/api/MTGAppUpsertAddress', { ...own, ApplicantAddresses: [anApplicantAddress()] })
  for (let count = 1; count <= most; count += 1) {
    await client.call(url, '/api/MTGAppUpsertIncome', { ...own, Income: aJob({ EmployerName: `School ${count}` }) })
  }
  await client.call(url, '/api/MTGAPPDoneIncome', own)
  await client.call(url, '/api/MTGAPPUpsertProperty', { ...own, Property: aProperty() })
  await client.call(url, '/api/MTGAPPDoneProperty', own)
  await client.call(url, '/api/MTGAPPUpsertAsset', { ...own, Asset: anAsset() })
  await client.call(url, '/api/MTGAPPDoneAsset', own)
  await client.call(url, '/api/MTGAPPUpsertLiability', { ...own, Liability: aLiability() })
  await client.call(url, '/api/MTGAPPDoneLiability', own)
  const loaded = await client.call(url, '/api/MTGAPPLoad', { ...ids, MortgageApplicationID })
  const told = loaded.Applicants[0]
  if (told?.Incomes.length !== most || told.Step < 6) throw new Error('the application was not filled')
  return { cookies: client.cookies, MortgageApplicationID, ApplicantID }
}
