import type { ErrorKey } from '@foyer/domain/errors.ts'
import Type from 'typebox'

/** What every save of a list may bring: the Version it was read at, and the refusals of a step that is not open. */
export const Version = Type.Optional(Type.Integer())
export const closedRefusals = ['ApplicationSubmitted', 'StepNotOpen'] as const satisfies readonly ErrorKey[]
export const saveRefusals = ['UnknownChoice', 'TooManyRecords', 'StaleEdit', ...closedRefusals] as const
