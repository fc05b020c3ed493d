import { cleanTexts } from '@foyer/domain/kit/clean-texts.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { type Change, overlay } from '@foyer/domain/kit/overlay.ts'
import type { Trx } from '../../db/open-database.ts'
import {
  type ApplicationSave,
  actorOf,
  draftOwnerOf,
  flowFacts,
  type MadeRows,
  madeRowsOf,
  refuseClosedStep,
  settingsOf,
} from '../../interview/index.ts'
import type { AuditAction } from '../../kit/audit.ts'
import type { FieldCrypto } from '../../kit/crypto.ts'
import type { Scope } from '../../kit/guard.ts'
import { randomId } from '../../kit/hash.ts'
import { Refusal, refuseProblems } from '../../kit/refusal.ts'
import { finishStep } from '../finish-step.ts'
import { openRecords, sealRecord } from './record-codec.ts'
import { mostRecords, type RecordKind } from './record-kind.ts'
import { removeRecord, upsertRecord } from './record-store.ts'

/** What these handlers read of a call. */
interface Call<Body> {
  body: Body
  scope: Scope
  now: Date
  today: string
  language: Language
}

interface Travel<R, Field extends string, Reply> {
  /** The record's name in bodies and in the reply of its load. */
  field: Field
  /** What upsert and remove answer: of the records as they are now, and the one saved. */
  reply(records: R[], language: Language, saved: R | undefined): Reply
}

/**
 * Load, upsert, remove and done for one kind of record, to be named after the calls of that kind. Records are read under the
 * application's lock, so that limits and rules about the whole list hold against a save beside this one.
 */
export const recordHandlers = <R extends object, IdField extends keyof R & string, Field extends string, Reply>(
  crypto: FieldCrypto,
  kind: RecordKind<R, IdField>,
  { field, reply }: Travel<R, Field, Reply>,
) => {
  const idOf = (record: R): number => Number(record[kind.idField])
  const find = (records: readonly R[], id: number): R => {
    const record = records.find((one) => idOf(one) === id)
    if (!record) throw new Refusal('NoAccess')
    return record
  }
  const recordsIn = (rows: MadeRows, { siteId, applicantId }: Scope) =>
    openRecords(kind, rows.records, applicantId, { siteId, crypto })
  const refuseClosed = (rows: MadeRows, scope: Scope) =>
    refuseClosedStep({ step: kind.step, applicantId: scope.applicantId }, flowFacts(rows, scope))
  const saveOf = (
    { scope, now }: Call<unknown>,
    action: AuditAction,
    id: number,
    draftId: number,
  ): ApplicationSave => ({
    siteId: scope.siteId,
    applicationId: scope.applicationId,
    event: {
      actor: actorOf(scope),
      action,
      applicant_id: scope.applicantId,
      details: { kind: kind.kind, record: id },
    },
    draft: {
      owner: draftOwnerOf(scope),
      applicant_id: scope.applicantId,
      step_key: `${kind.kind}:${draftId}`,
    },
    now,
  })

  return {
    load: {
      async load({ body, scope }: Call<{ [Key in IdField]: number }>, rows: unknown) {
        const record = find(recordsIn(madeRowsOf(rows), scope), body[kind.idField])
        return { [field]: record } as { [Key in Field]: R }
      },
    },
    upsert: {
      async save(call: Call<{ [Key in Field]: Change<R> }>, trx: Trx, given: unknown) {
        const { body, scope, today, language } = call
        const rows = madeRowsOf(given)
        const records = recordsIn(rows, scope)
        const change: { [Key in IdField]?: unknown } = body[field]
        const givenId = Number(change[kind.idField] ?? 0)
        const stored = givenId > 0 ? find(records, givenId) : undefined
        refuseClosed(rows, scope)
        const recordId = stored ? givenId : randomId()
        const record = { ...cleanTexts(overlay(stored ?? kind.blank, body[field])), [kind.idField]: recordId }
        refuseProblems(kind.problems(record, { settings: settingsOf(rows), today }))
        if (!stored && records.length >= mostRecords) throw new Refusal('TooManyRecords')
        await upsertRecord(
          trx,
          { applicantId: scope.applicantId, kind: kind.kind, recordId },
          sealRecord(kind, recordId, record, { siteId: scope.siteId, crypto }),
          saveOf(call, 'record-saved', recordId, givenId),
        )
        const now = stored ? records.map((one) => (idOf(one) === recordId ? record : one)) : [...records, record]
        return reply(now, language, record)
      },
    },
    remove: {
      async save(call: Call<{ [Key in IdField]: number }>, trx: Trx, given: unknown) {
        const { body, scope, today, language } = call
        const rows = madeRowsOf(given)
        const records = recordsIn(rows, scope)
        const recordId = idOf(find(records, body[kind.idField]))
        refuseClosed(rows, scope)
        refuseProblems(kind.removeProblems(records, { settings: settingsOf(rows), today }))
        await removeRecord(
          trx,
          { applicantId: scope.applicantId, kind: kind.kind, recordId },
          saveOf(call, 'record-removed', recordId, recordId),
        )
        return reply(
          records.filter((one) => idOf(one) !== recordId),
          language,
          undefined,
        )
      },
    },
    /** Ends the step of this list. */
    done: {
      async save({ scope, today, now }: Call<object>, trx: Trx, given: unknown) {
        const rows = madeRowsOf(given)
        refuseClosed(rows, scope)
        refuseProblems(kind.doneProblems(recordsIn(rows, scope), { settings: settingsOf(rows), today }))
        await finishStep(trx, rows, { step: kind.step, scope, action: 'list-finished', now })
        return {}
      },
    },
  }
}
