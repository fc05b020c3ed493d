import type { AuditAction } from '@foyer/contract/kit/audit-action.ts'
import { mostRecords } from '@foyer/domain/co-applicants/rules.ts'
import { cleanTexts } from '@foyer/domain/kit/clean-texts.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { maskNumber } from '@foyer/domain/kit/mask-number.ts'
import { type Named, named } from '@foyer/domain/kit/named.ts'
import { type MadeRows, madeRowsOf } from '../../application/application-rows.ts'
import { assertSeen, seesSecrets } from '../../application/assert-part.ts'
import { assertNotStale, assertStepOpen, flowFacts } from '../../application/flow-facts.ts'
import { openRecords, sealRecord } from '../../application/record-codec.ts'
import type { RecordKind } from '../../application/record-kind.ts'
import { type ApplicationSave, actorOf, draftOwnerOf } from '../../application/save-application.ts'
import { settingsOf } from '../../application/settings.ts'
import type { Trx } from '../../db/open-database.ts'
import type { FieldCrypto } from '../../kit/crypto.ts'
import { randomId } from '../../kit/hash.ts'
import { assertNoProblems, Refusal } from '../../kit/refusal.ts'
import type { ApplicantScope } from '../../kit/scope.ts'
import { finishStep } from '../finish-step.ts'
import { removeRecord, upsertRecord } from './record-store.ts'

interface WithSecrets<R> {
  secretFields: readonly (keyof R & string)[]
}

const maskOf = (secret: unknown): string => (secret === '' ? '' : maskNumber(String(secret)))

const withMaskedSecrets = <R extends object>({ secretFields }: WithSecrets<R>, record: R): R => ({
  ...record,
  ...Object.fromEntries(secretFields.map((name) => [name, maskOf(record[name])])),
})

/** With the stored secrets in place of their masks: a caller who was shown only the mask sends it back. */
const withKeptSecrets = <R extends object>({ secretFields }: WithSecrets<R>, record: R, stored: R | undefined): R => {
  if (stored === undefined) return record
  const masked = secretFields.filter((name) => record[name] === maskOf(stored[name]))
  return { ...record, ...Object.fromEntries(masked.map((name) => [name, stored[name]])) }
}

/** The parts of a call that these handlers need. */
interface Call<Body> {
  body: Body
  scope: ApplicantScope
  now: Date
  today: string
  language: Language
}

/**
 * The handlers load, upsert, remove and done of one kind of record. Records are read under the application's lock, so
 * that limits and rules about the whole list also hold for concurrent saves.
 */
export const recordHandlers = <
  R extends object,
  IdField extends keyof R & string,
  Shown extends object,
  Given,
  Name extends string,
  List extends string,
>(
  crypto: FieldCrypto,
  kind: RecordKind<R, IdField, Shown, Given, Name, List>,
) => {
  const { name, list } = kind
  const idOf = (record: R): number => Number(record[kind.idField])
  const find = (records: readonly R[], id: number): R => {
    const record = records.find((one) => idOf(one) === id)
    if (!record) throw new Refusal('NoAccess')
    return record
  }
  const recordsIn = (rows: MadeRows, { siteId, applicantId }: ApplicantScope) =>
    openRecords(kind, rows.records, applicantId, { siteId, crypto })
  const shownTo = (rows: MadeRows, scope: ApplicantScope, language: Language) => {
    const isWhole = seesSecrets(scope, rows, scope.applicantId)
    return (record: R): Shown => kind.shown(isWhole ? record : withMaskedSecrets(kind, record), language)
  }
  const listed = (records: readonly R[], shown: (record: R) => Shown) => named(list, records.map(shown))
  const refuseClosed = (rows: MadeRows, scope: ApplicantScope) =>
    assertStepOpen({ step: kind.step, applicantId: scope.applicantId }, flowFacts(rows, scope))
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
      async load({ body, scope, language }: Call<Named<IdField, number>>, given: unknown) {
        const rows = madeRowsOf(given)
        assertSeen(kind.area, rows, scope, scope.applicantId)
        const record = find(recordsIn(rows, scope), body[kind.idField])
        return named(name, shownTo(rows, scope, language)(record))
      },
    },
    upsert: {
      async save(call: Call<Named<Name, Given> & { Version?: number }>, trx: Trx, rows: unknown) {
        const { body, scope, today, language } = call
        const made = madeRowsOf(rows)
        const records = recordsIn(made, scope)
        const given: Given & { [Key in IdField]?: unknown } = body[name]
        const givenId = Number(given[kind.idField] ?? 0)
        const stored = givenId > 0 ? find(records, givenId) : undefined
        refuseClosed(made, scope)
        assertNotStale(body.Version, made, scope.applicantId)
        const recordId = stored ? givenId : randomId()
        const laid = cleanTexts(withKeptSecrets(kind, kind.lay(stored ?? kind.blank, given, randomId), stored))
        const record = { ...kind.kept(laid), [kind.idField]: recordId }
        assertNoProblems(kind.problems(record, { settings: settingsOf(made), today }))
        if (!stored && (records.length >= kind.most || made.records.length >= mostRecords))
          throw new Refusal('TooManyRecords')
        await upsertRecord(
          trx,
          { applicantId: scope.applicantId, kind: kind.kind, recordId },
          sealRecord(kind, recordId, record, { siteId: scope.siteId, crypto }),
          saveOf(call, 'record-saved', recordId, givenId),
        )
        const now = stored ? records.map((one) => (idOf(one) === recordId ? record : one)) : [...records, record]
        return { ...named(kind.idField, recordId), ...listed(now, shownTo(made, scope, language)) }
      },
    },
    remove: {
      async save(call: Call<Named<IdField, number>>, trx: Trx, given: unknown) {
        const { body, scope, today, language } = call
        const rows = madeRowsOf(given)
        const records = recordsIn(rows, scope)
        const recordId = idOf(find(records, body[kind.idField]))
        refuseClosed(rows, scope)
        assertNoProblems(kind.removeProblems(records, { settings: settingsOf(rows), today }))
        await removeRecord(
          trx,
          { applicantId: scope.applicantId, kind: kind.kind, recordId },
          saveOf(call, 'record-removed', recordId, recordId),
        )
        return listed(
          records.filter((one) => idOf(one) !== recordId),
          shownTo(rows, scope, language),
        )
      },
    },
    /** Finishes the step of this list. */
    done: {
      async save({ scope, today, now }: Call<object>, trx: Trx, given: unknown) {
        const rows = madeRowsOf(given)
        refuseClosed(rows, scope)
        assertNoProblems(kind.doneProblems(recordsIn(rows, scope), { settings: settingsOf(rows), today }))
        const details = { kind: kind.kind }
        await finishStep(trx, rows, { step: kind.step, scope, action: 'list-finished', details, now })
        return {}
      },
    },
  }
}
