import type { Application } from '@foyer/domain/application-fields.ts'
import { noRequestDocument } from '@foyer/domain/documents/blank.ts'
import { answersElsewhere } from '@foyer/domain/invites/rules.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { hiddenFromMain, hiddenOf, onlyAreas } from '@foyer/domain/parts/privacy.ts'
import { consentingHere } from '@foyer/domain/review/consent.ts'
import { type Area, areas } from '@foyer/domain/site/areas.ts'
import { assembleSummary } from './assemble-summary.ts'
import { isToComeOf, withoutPartsToCome } from './parts-to-come.ts'
import { withMaskedNumbers, withMasks, withoutStatements } from './with-masks.ts'

/** A bank statement shows income and assets. */
const inStatements: readonly Area[] = ['Income', 'Assets']

/**
 * The application as its main applicant may see it: of the part of a person with a link of their own, only the areas that
 * the site shows, masks of document numbers, and the documents that the borrower was asked for.
 */
export const forMainApplicant = (whole: Application, language: Language): Application => {
  if (hiddenFromMain(whole).length === 0 && !whole.Applicants.some((one) => answersElsewhere(whole, one))) return whole
  const application = {
    ...whole,
    Applicants: whole.Applicants.map((one) => (answersElsewhere(whole, one) ? withMaskedNumbers(one) : one)),
  }
  const hidden = new Map(
    application.Applicants.map((one) => [one.ApplicantID, hiddenOf(application, one)] as const).filter(
      ([, Hidden]) => Hidden.length > 0,
    ),
  )
  if (hiddenFromMain(application).length === 0) return application
  const hides = (applicantId: number, among: readonly Area[]) =>
    among.some((area) => hidden.get(applicantId)?.includes(area))
  const Applicants = application.Applicants.map((one) => {
    const Hidden = hidden.get(one.ApplicantID)
    return Hidden === undefined
      ? one
      : {
          ...onlyAreas(
            one,
            areas.filter((area) => !Hidden.includes(area)),
          ),
          Hidden,
        }
  })
  const { Consent: text, ConsentVersion: version, Reviewed } = application.Summary
  const consent = () => ({ text, version, hash: Reviewed.ConsentHash })
  // What others alone were asked for is for them and the broker.
  const Requests = application.Requests.filter(({ BorrowerFlag }) => BorrowerFlag === 1)
  const summary = assembleSummary(Applicants, consentingHere(application), language, consent, Reviewed.Parts)
  return {
    ...application,
    Applicants,
    Requests,
    RequestDocument: Requests[0] ?? noRequestDocument,
    BankStatementsApplicants: application.BankStatementsApplicants.map((one) =>
      hides(one.ApplicantID, inStatements) ? { ...one, Responses: [] } : one,
    ),
    Summary: {
      ...summary,
      // A total without what is hidden would be wrong.
      ApplicantsNames: summary.ApplicantsNames.map((one) => ({
        ...one,
        ...(hides(one.ApplicantID, ['Income']) && { strAnnualIncome: '' }),
        ...(hides(one.ApplicantID, ['Assets']) && { strTotalAsset: '' }),
      })),
    },
  }
}

/**
 * What the session of a borrower shows. One that was handed over shows its operator no part that its person has not sent, and
 * masks as everywhere, and nothing of a bank statement.
 */
export const forBorrowerSession = (
  whole: Application,
  { actor }: { actor?: string | undefined },
  language: Language,
): Application =>
  actor === undefined
    ? forMainApplicant(whole, language)
    : withoutStatements(withMasks(withoutPartsToCome(whole, isToComeOf(whole, undefined), language)))
