/** The RelationshipDD codes that only one applicant may have. */
export const relationships = { spouse: 0, commonLaw: 1 } as const

export const isSpouse = (relationship: number): boolean =>
  relationship === relationships.spouse || relationship === relationships.commonLaw

/** What the spouse rule reads of an applicant; a loaded applicant satisfies it. */
export interface Related {
  ApplicantID: number
  FirstName: string
  LastName: string
  Identification: { PrimaryFlag: number; RelationshipDD: number }
}

export const fullName = ({ FirstName, LastName }: Pick<Related, 'FirstName' | 'LastName'>): string =>
  [FirstName, LastName].filter(Boolean).join(' ')

/** The name of another non-primary applicant who is spouse or common-law already; otherwise undefined. */
export const spouseConflict = (applicants: readonly Related[], applicantId: number): string | undefined => {
  const other = applicants.find(
    ({ ApplicantID, Identification }) =>
      ApplicantID !== applicantId && Identification.PrimaryFlag !== 1 && isSpouse(Identification.RelationshipDD),
  )
  return other && fullName(other)
}
