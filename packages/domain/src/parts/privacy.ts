import { blankApplicant } from '../applicants/blank.ts'
import { byListName } from '../applicants/kinds/all-kinds.ts'
import type { Applicant, LoadedIdentification } from '../application-fields.ts'
import { answersElsewhere, type WithInvites } from '../invites/rules.ts'
import { type Area, areas } from '../site/areas.ts'
import type { ApplicationSettings } from '../site/fields.ts'

/** Who sees: the main applicant of an invited person's part, or the invited person of the main applicant's. */
export type Reader = 'Main' | 'Invited'
/** The settings of all areas. Data stored before there were any has none. */
export type Privacy = Partial<Pick<ApplicationSettings, `${Reader}Sees${Area}`>>

const seenBefore: Record<Reader, number> = { Main: 1, Invited: 0 }

const readers: readonly Reader[] = ['Main', 'Invited']

/** The settings of all areas for an application that begins, which keeps them. */
export const privacyOf = (settings: Privacy): Privacy =>
  Object.fromEntries(
    readers.flatMap((reader) => {
      const seen = seenBy(reader, settings)
      return areas.map((area) => [`${reader}Sees${area}`, seen.includes(area) ? 1 : 0])
    }),
  )

/** The areas that this reader sees of the other's part. */
export const seenBy = (reader: Reader, settings: Privacy): Area[] =>
  areas.filter((area) => (settings[`${reader}Sees${area}`] ?? seenBefore[reader]) === 1)

/** The areas of an invited person's part that the main applicant does not see. */
export const hiddenFromMain = (settings: Privacy): Area[] => {
  const seen = seenBy('Main', settings)
  return areas.filter((area) => !seen.includes(area))
}

/** The areas of this part that the main applicant does not see: of people with a link of their own, as the site decides. */
export const hiddenOf = (
  application: Privacy & WithInvites,
  applicant: { ApplicantID: number; Disabled: number },
): Area[] => (answersElsewhere(application, applicant) ? hiddenFromMain(application) : [])

/** What each detail belongs to; a name is always visible. */
const detailAreas: Record<keyof LoadedIdentification, Area | 'name'> = {
  ApplicantGroupTypeDD: 'name',
  SalutationDD: 'Identity',
  FirstName: 'name',
  LastName: 'name',
  RelationshipDD: 'name',
  PrimaryFlag: 'name',
  DOB: 'Identity',
  strDOB: 'Identity',
  SIN: 'Identity',
  SINOnFile: 'Identity',
  MaritalStatusDD: 'Identity',
  StatusInCanadaDD: 'Identity',
  ArrivalDate: 'Identity',
  FirstTimeHomeBuyerFlag: 'Identity',
  IdentificationLst: 'Identity',
  Email: 'Contact',
  Mobile: 'Contact',
  HomePhone: 'Contact',
}

/** What else an applicant has. Reasons explain properties and homes. */
const partAreas: Record<keyof Applicant, Area | 'name' | 'details'> = {
  ApplicantID: 'name',
  FirstName: 'name',
  LastName: 'name',
  Identification: 'details',
  Step: 'name',
  Disabled: 'name',
  Deletable: 'name',
  Hidden: 'name',
  SameAddressEnableFlag: 'Contact',
  SameAddressFlag: 'Contact',
  Reasons: 'Assets',
  ...byListName(({ area }) => area),
}

/** The blank object with the fields of the given one that are visible. */
const visible = <T extends object>(given: T, blank: T, isVisible: (field: keyof T) => boolean): T => ({
  ...blank,
  ...Object.fromEntries(Object.entries(given).filter(([field]) => isVisible(field as keyof T))),
})

/** An applicant with the name and what belongs to these areas; everything else is blank. */
export const onlyAreas = (applicant: Applicant, seen: readonly Area[]): Applicant => {
  const isSeen = (area: Area | 'name' | 'details') => area === 'name' || (area !== 'details' && seen.includes(area))
  return {
    ...visible(applicant, blankApplicant, (field) => isSeen(partAreas[field])),
    Identification: visible(applicant.Identification, blankApplicant.Identification, (field) =>
      isSeen(detailAreas[field]),
    ),
  }
}
