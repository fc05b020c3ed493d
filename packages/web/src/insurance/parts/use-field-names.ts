import { useCallback } from 'react'

/** Whose answer a sentence of the error summary is about: two applicants are asked the same. */
export const useFieldNames = (people: readonly { FirstName: string }[]) =>
  useCallback(
    (field: string): string | undefined => {
      const [, place] = /^Applicants\.(\d+)\./.exec(field) ?? []
      return people[Number(place)]?.FirstName
    },
    [people],
  )
