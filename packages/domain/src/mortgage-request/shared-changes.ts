import type { RequestedMortgage } from './fields.ts'

/** The figures of a deal whose change by an invited person the main applicant confirms. */
export const sharedFigures = [
  'PropertyValue',
  'EstimatedValue',
  'DownPayment',
  'RequestedMortgageAmount',
  'ClosingDate',
] as const
export type SharedFigure = (typeof sharedFigures)[number]

/** Dollars, or a date. */
type Figure = number | string | null
export type Figures = Record<SharedFigure, Figure>

export const figuresOf = ({
  PropertyValue,
  DownPayment,
  RequestedMortgageAmount,
  SubjectProperty: { EstimatedValue, ClosingDate },
}: RequestedMortgage): Figures => ({
  ...{ PropertyValue, EstimatedValue, DownPayment, RequestedMortgageAmount, ClosingDate },
})

/** What the main applicant knew, and the applicant who changed it last. */
export interface PendingChange {
  before: Figure
  by: number
}
/** The changes that the main applicant has not confirmed, by figure. */
export type PendingChanges = Partial<Record<SharedFigure, PendingChange>>

interface Save {
  was: Figures
  is: Figures
}

/**
 * The pending changes after a save by another than the main applicant. A figure that is again what the main applicant
 * knew is not pending. Without `by`, as for an operator who helps, a save adds no change.
 */
export const pendingAfter = (pending: PendingChanges, { was, is }: Save, by?: number): PendingChanges =>
  Object.fromEntries(
    sharedFigures.flatMap((figure) => {
      const known = pending[figure]
      const before = known ? known.before : was[figure]
      if (before === is[figure]) return []
      if (by !== undefined && was[figure] !== is[figure]) return [[figure, { before, by }]]
      return known ? [[figure, known]] : []
    }),
  )

/** The pending changes after a save by the main applicant that did not show them: their own figures are known to them. */
export const pendingAfterOwn = (pending: PendingChanges, { was, is }: Save): PendingChanges =>
  Object.fromEntries(
    Object.entries(pending).filter(([figure]) => was[figure as SharedFigure] === is[figure as SharedFigure]),
  )
