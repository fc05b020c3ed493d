import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { activityActors, activityKinds } from '@foyer/domain/office/activity.ts'
import { revealReasons } from '@foyer/domain/office/reveals.ts'
import { minutesAgo } from './deals.ts'

type Activity = ReplyOf<'/console-api/ListActivity'>
type Happened = Activity['Events'][number]

export const event = (minutes: number, given: Partial<Happened>): Happened => ({
  At: minutesAgo(minutes),
  Kind: 'answers',
  By: 'client',
  Name: 'Marie Tremblay',
  DocumentType: -1,
  DocumentDesc: '',
  Person: '',
  StatusDD: -1,
  Stage: '',
  Reason: '',
  Words: '',
  ...given,
})
const anna = { By: 'staff', Name: 'Anna Bélanger' } as const
const payStub = { DocumentType: 0, DocumentDesc: '' }

/** An afternoon and the morning before it. */
export const activity: Activity = {
  Events: [
    event(2, { ...anna, ...payStub, Kind: 'accepted' }),
    event(3, { ...anna, ...payStub, Kind: 'documentViewed' }),
    event(4, { ...anna, ...payStub, Kind: 'documentViewed' }),
    event(9, { ...anna, Kind: 'revealedSin', Person: 'Marie Tremblay', Reason: 'creditCheck' }),
    event(10, { ...anna, Kind: 'viewed' }),
    event(60, { ...payStub, Kind: 'uploaded' }),
    event(70, { Kind: 'submitted' }),
    ...Array.from({ length: 12 }, (_, index) => event(80 + index * 4, {})),
    event(1500, { ...anna, Kind: 'statusChanged', StatusDD: 1 }),
    event(1600, { Kind: 'begun' }),
  ],
  Next: '',
}
export const noActivity: Activity = { Events: [], Next: '' }
export const firstActivity: Activity = { ...activity, Next: '7' }

/** Each kind, each kind of person and each reason once. */
export const everyActivity: Activity = {
  Events: [
    ...activityKinds.map((Kind, index) =>
      event(index, { ...anna, Kind, Person: 'Luc Roy', ...(Kind === 'moved' && { Stage: 'lender', StatusDD: 1 }) }),
    ),
    ...activityActors.map((By, index) => event(100 + index, { By, Name: '', Kind: 'removed' })),
    ...revealReasons.map((Reason, index) =>
      event(200 + index, { ...anna, Kind: 'revealedNumber', Person: 'Luc Roy', Reason }),
    ),
    event(300, { ...anna, Kind: 'revealedSin', Person: 'Luc Roy', Reason: 'other', Words: 'Appel de la banque' }),
  ],
  Next: '',
}

/** Who looked at the deal. */
export const looks: Activity = {
  Events: [event(2, { ...anna, Kind: 'viewed' }), event(3, { ...anna, Kind: 'moreViewed' })],
  Next: '',
}
