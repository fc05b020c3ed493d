import type { ErrorKey } from '@foyer/domain/errors.ts'
import { Version } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'

/** Common to every save of a list: the Version that was read, and the refusals of a closed step. */
export const versionRead = { Version: Type.Optional(Version) }
export const closedRefusals = ['ApplicationSubmitted', 'StepNotOpen'] as const satisfies readonly ErrorKey[]
export const saveRefusals = ['UnknownChoice', 'TooManyRecords', 'StaleEdit', ...closedRefusals] as const
