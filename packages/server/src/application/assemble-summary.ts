import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Applicant, Reviewed, Summary } from '@foyer/domain/application-fields.ts'
import { summaryTotals } from '@foyer/domain/codes/loaded-record.ts'
import { labelOf } from '@foyer/domain/codes/menus.ts'
import type { Language } from '@foyer/domain/kit/language.ts'

/** The consent for these people, with its version and the SHA-256 of its text. */
export type ConsentText = (
  language: Language,
  names: readonly string[],
) => { text: string; version: string; hash: string }

const nobodysConsent = { text: '', version: '', hash: '' }

/**
 * What a reviewer reads before the consents; the main applicant comes first. The consent names those who give it here.
 */
export const assembleSummary = (
  applicants: readonly Applicant[],
  consenting: readonly Applicant[],
  language: Language,
  consent: ConsentText,
  Parts: Reviewed['Parts'],
): Summary => {
  const names = applicants.map(fullName)
  const [main = '', ...others] = names
  const { text, version, hash } = consenting.length > 0 ? consent(language, consenting.map(fullName)) : nobodysConsent
  return {
    Consent: text,
    ConsentVersion: version,
    Reviewed: { ConsentHash: hash, Parts },
    TotalApplicantCount: applicants.length,
    MainApplicantName: main,
    AllOtherApplicantNames: others.join(', '),
    ...summaryTotals(applicants, language),
    ApplicantsNames: applicants.map((applicant) => ({
      ApplicantID: applicant.ApplicantID,
      Type: labelOf('ApplicantGroupType', applicant.Identification.ApplicantGroupTypeDD, language),
      Name: fullName(applicant),
      ...summaryTotals([applicant], language),
    })),
  }
}
