import { useCallback } from 'react'

/** Names the applicant of an error in the summary, since two applicants have the same questions. */
export const useFieldNames = (people: readonly { FirstName: string }[]) =>
  useCallback(
    (field: string): string | undefined => {
      const [, place] = /^Applicants\.(\d+)\./.exec(field) ?? []
      return people[Number(place)]?.FirstName
    },
    [people],
  )
