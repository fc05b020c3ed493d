import { isEarnedNow } from '../applicants/incomes/annual.ts'
import type { Applicant } from '../application-fields.ts'
import { incomeTypes } from '../codes/income-types.ts'
import { hasFoundProperty, isAboutOwned, isPurchase, type Situation } from '../interview/conditions.ts'
import type { WithInvites } from '../invites/rules.ts'
import type { Language } from '../kit/language.ts'
import { hiddenOf, type Privacy } from '../parts/privacy.ts'

/** Why a document is suggested, by the answer that leads to it. */
export const suggestionReasons = [
  'identity',
  'employment',
  'selfEmployment',
  'pension',
  'support',
  'otherIncome',
  'separated',
  'ownedProperty',
  'offer',
  'downPayment',
  'gift',
  'ownedHome',
] as const
export type SuggestionReason = (typeof suggestionReasons)[number]

export interface Suggestion {
  /** DFDocumentTypeDD */
  Type: number
  /** Whose answers it follows from; 0: from those about the mortgage. */
  ApplicantID: number
  Reason: SuggestionReason
}

/** DFDocumentTypeDD */
const types = {
  payStub: 0,
  letterOfEmployment: 1,
  t4: 2,
  assessment: 3,
  taxReturn: 4,
  bankStatement: 5,
  downPayment: 6,
  giftLetter: 7,
  identification: 8,
  offer: 9,
  listing: 10,
  mortgageStatement: 11,
  propertyTax: 12,
  homeInsurance: 13,
  agreement: 16,
  financialStatements: 17,
} as const

/** What lenders usually ask as a proof of an income. */
const proofs: Readonly<Record<number, { Reason: SuggestionReason; of: readonly number[] }>> = {
  [incomeTypes.employment]: { Reason: 'employment', of: [types.payStub, types.letterOfEmployment, types.t4] },
  [incomeTypes.contract]: { Reason: 'employment', of: [types.payStub, types.letterOfEmployment, types.assessment] },
  [incomeTypes.selfEmployment]: {
    Reason: 'selfEmployment',
    of: [types.assessment, types.taxReturn, types.financialStatements],
  },
  [incomeTypes.pension]: { Reason: 'pension', of: [types.t4] },
  [incomeTypes.childSupport]: { Reason: 'support', of: [types.agreement, types.bankStatement] },
  [incomeTypes.alimony]: { Reason: 'support', of: [types.agreement, types.bankStatement] },
  [incomeTypes.interest]: { Reason: 'otherIncome', of: [types.assessment] },
  [incomeTypes.other]: { Reason: 'otherIncome', of: [types.assessment] },
}

/** AssetTypeDD */
const gift = 2

/** MaritalStatusDD: separated, divorced. */
const ended: readonly number[] = [3, 4]

type Suggesting = Pick<Applicant, 'ApplicantID' | 'Identification' | 'Incomes' | 'Properties' | 'Assets'>

const ofPerson = ({ ApplicantID, Identification, Incomes, Properties, Assets }: Suggesting): Suggestion[] => {
  const suggest = (Reason: SuggestionReason, ...of: number[]) => of.map((Type) => ({ Type, ApplicantID, Reason }))
  return [
    ...suggest('identity', types.identification),
    ...Incomes.filter(isEarnedNow).flatMap(({ IncomeTypeDD }) => {
      const proof = proofs[IncomeTypeDD]
      return proof === undefined ? [] : suggest(proof.Reason, ...proof.of)
    }),
    ...(ended.includes(Identification.MaritalStatusDD) ? suggest('separated', types.agreement) : []),
    ...(Properties.length > 0 ? suggest('ownedProperty', types.mortgageStatement, types.propertyTax) : []),
    ...(Assets.some(({ AssetTypeDD }) => AssetTypeDD === gift) ? suggest('gift', types.giftLetter) : []),
  ]
}

/**
 * The documents that an application usually needs, each with the answer that leads to it: those about the mortgage first,
 * then by applicant. A document is suggested once a person.
 */
export const checklistFor = ({
  InterView,
  Applicants,
}: {
  InterView: Situation
  Applicants: readonly Suggesting[]
}): Suggestion[] => {
  const suggest = (Reason: SuggestionReason, ...of: number[]) => of.map((Type) => ({ Type, ApplicantID: 0, Reason }))
  const all = [
    ...(hasFoundProperty(InterView) === true ? suggest('offer', types.offer, types.listing) : []),
    ...(isPurchase(InterView) === true ? suggest('downPayment', types.downPayment) : []),
    ...(isAboutOwned(InterView) === true
      ? suggest('ownedHome', types.mortgageStatement, types.propertyTax, types.homeInsurance)
      : []),
    ...Applicants.flatMap(ofPerson),
  ]
  const keyOf = ({ Type, ApplicantID }: Suggestion) => `${ApplicantID} ${Type}`
  return all.filter((one, place) => all.findIndex((other) => keyOf(other) === keyOf(one)) === place)
}

/**
 * The people whose part the client does not see, or not all of it: a request that the client reads must not name their documents,
 * which show how they earn and live.
 */
export const hiddenPeople = (
  application: Privacy & WithInvites & { Applicants: readonly { ApplicantID: number; Disabled: number }[] },
): number[] =>
  application.Applicants.filter((one) => hiddenOf(application, one).length > 0).map(({ ApplicantID }) => ApplicantID)

/** The usual name of a request, in the client's language. */
export const requestName: Readonly<Record<Language, string>> = {
  en: 'Documents for your mortgage',
  fr: 'Documents pour votre prêt hypothécaire',
}

/** What to send, in the client's language; staff may change it. Without a text the name of the document is enough. */
export const documentNotes: Readonly<Record<number, Readonly<Record<Language, string>>>> = {
  [types.payStub]: {
    en: 'The two most recent, with your name and your employer’s',
    fr: 'Les deux plus récents, avec votre nom et celui de l’employeur',
  },
  [types.letterOfEmployment]: {
    en: 'Dated within the last 30 days, with your position, your start date and your pay',
    fr: 'Datée de moins de 30 jours, avec votre poste, votre date d’embauche et votre salaire',
  },
  [types.t4]: { en: 'For the last two years', fr: 'Pour les deux dernières années' },
  [types.assessment]: {
    en: 'For the last two years, every page',
    fr: 'Pour les deux dernières années, toutes les pages',
  },
  [types.taxReturn]: {
    en: 'For the last two years, every page',
    fr: 'Pour les deux dernières années, toutes les pages',
  },
  [types.bankStatement]: {
    en: 'For the last 90 days, with your name',
    fr: 'Pour les 90 derniers jours, avec votre nom',
  },
  [types.downPayment]: {
    en: 'Statements of the last 90 days for each account that the money comes from',
    fr: 'Les relevés des 90 derniers jours de chaque compte d’où vient l’argent',
  },
  [types.giftLetter]: {
    en: 'Signed by the person who gives you the money',
    fr: 'Signée par la personne qui vous donne l’argent',
  },
  [types.identification]: {
    en: 'Valid and issued by a government, both sides',
    fr: 'Valide et délivrée par un gouvernement, recto et verso',
  },
  [types.offer]: { en: 'With all schedules and signatures', fr: 'Avec toutes les annexes et les signatures' },
  [types.mortgageStatement]: { en: 'The most recent', fr: 'Le plus récent' },
  [types.propertyTax]: { en: 'The most recent', fr: 'Le plus récent' },
  [types.financialStatements]: { en: 'For the last two years', fr: 'Pour les deux dernières années' },
}
