import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { listed } from '@foyer/domain/kit/isolate.ts'
import { type Reader, seenBy } from '@foyer/domain/parts/privacy.ts'
import { type Area, areas } from '@foyer/domain/site/areas.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useWizardTexts } from './texts.ts'
import type { Application } from './use-application.ts'

const amountOf = (seen: readonly Area[]) => (seen.length === areas.length ? 'all' : seen.length === 0 ? 'none' : 'some')

/** Sentences on who sees what of whom, as the site has decided. */
export const useWhoSees = () => {
  const t = useWizardTexts()
  const { language } = useLanguage()
  const inWords = (seen: readonly Area[]) =>
    listed(
      seen.map((area) => t(`areas.${area}`)),
      language,
    )
  const ofReader = (reader: Reader, application: Application) => {
    const seen = seenBy(reader, application)
    return { amount: amountOf(seen), areas: inWords(seen) } as const
  }
  return {
    inWords,
    /** To the main applicant, of the people they invite. */
    ofInvited(application: Application): string {
      const [main, invited] = [ofReader('Main', application), ofReader('Invited', application)]
      return `${t(`sees.main.${main.amount}`, main)} ${t(`sees.invited.${invited.amount}`, invited)}`
    },
    /** To an invited person, of the main applicant. */
    ofOwn(application: Application): string {
      const { Applicants, MainApplicantID } = application
      const main = Applicants.find(({ ApplicantID }) => ApplicantID === MainApplicantID)
      const name = (main && fullName(main)) || t('sees.own.someone')
      const seen = ofReader('Main', application)
      return t(`sees.own.${seen.amount}`, { name, areas: seen.areas })
    },
  }
}
