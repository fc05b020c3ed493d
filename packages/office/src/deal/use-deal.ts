import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { listed } from '@foyer/domain/kit/isolate.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useParams } from 'react-router'
import { type ListedDeal, useDealWords } from '../deals/index.ts'
import type { DealPlace } from '../kit/paths.ts'

export { dealReads } from '../deals/index.ts'

export type LoadedDeal = ReplyOf<'/console-api/LoadDeal'>

/** The deal that the address names; 0, which no deal is, for anything but a number. */
export const usePlace = (): DealPlace => {
  const { site = '', id = '' } = useParams()
  return { SiteID: site, MortgageApplicationID: /^\d{1,15}$/.test(id) ? Number(id) : 0 }
}

/** The main applicant first; those without a name yet are left out. */
const namesOf = ({ Applicants, MainApplicantID }: LoadedDeal['Application'], language: Language): string =>
  listed(
    [...Applicants]
      .sort((a, b) => Number(b.ApplicantID === MainApplicantID) - Number(a.ApplicantID === MainApplicantID))
      .map(fullName)
      .filter(Boolean),
    language,
  )

/** The client's first name; empty as long as there is none. */
export const firstNameOf = ({ Application: { Applicants, MainApplicantID } }: LoadedDeal): string =>
  Applicants.find(({ ApplicantID }) => ApplicantID === MainApplicantID)?.FirstName ?? ''

/** The people who would sign a document of the deal: those with a name, each in the client's language. */
export const signersOf = ({ Application: { Applicants } }: LoadedDeal, LanguageID: number) =>
  Applicants.filter((one) => fullName(one) !== '').map(({ FirstName, LastName, Identification: { Email } }) => ({
    ...{ FirstName, LastName, Email, LanguageID },
  }))

/** The deal, and its row in the pipeline, which alone has owner, needs and the client's language. */
export const useDeal = (place: DealPlace) => {
  const { SiteID, MortgageApplicationID } = place
  const { client } = useDealWords()
  const { language, LanguageID } = useLanguage()
  const loaded = useCall('/console-api/LoadDeal', { SiteID, MortgageApplicationID, LanguageID })
  const found = useCall('/console-api/ListPipeline', { View: 'open', SiteID, MortgageApplicationID })
  const listed: ListedDeal | undefined = found.reply?.Deals.find(
    (one) => one.SiteID === SiteID && one.MortgageApplicationID === MortgageApplicationID,
  )
  const names = loaded.reply === undefined ? '' : namesOf(loaded.reply.Application, language)
  return { ...loaded, listed, name: loaded.reply === undefined ? '' : client({ Client: names }) }
}
