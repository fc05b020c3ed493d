import type { applicantAddressCalls } from '@foyer/contract/applicants/address-calls.ts'
import type { CallReply } from '@foyer/contract/kit/define-call.ts'
import {
  addressHistoryProblems,
  applicantAddressKind,
  isSameAddress,
  sameAddressEnabled,
} from '@foyer/domain/applicants/addresses/kind.ts'
import { mostRecords } from '@foyer/domain/co-applicants/rules.ts'
import { recordCodeProblems } from '@foyer/domain/codes/code-problems.ts'
import { cleanTexts } from '@foyer/domain/kit/clean-texts.ts'
import { under } from '@foyer/domain/kit/problem.ts'
import { getApplicant, madeRowsOf } from '../application/application-rows.ts'
import { assertNotStale, assertStepOpen, flowFacts } from '../application/flow-facts.ts'
import { openRecords, sealRecord } from '../application/record-codec.ts'
import { addresses } from '../application/record-kinds.ts'
import { settingsOf } from '../application/settings.ts'
import type { Trx } from '../db/open-database.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import { formatList } from '../kit/format-list.ts'
import { randomId } from '../kit/hash.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import { assertNoProblems, Refusal } from '../kit/refusal.ts'
import { saveOfStep } from './finish-step.ts'
import { saveList } from './records/list-store.ts'

type UpsertAddress = (typeof applicantAddressCalls)['upsertAddress']

/**
 * Saves the whole address history and ends the step. An applicant with the primary applicant's address keeps their
 * earlier addresses, hidden, so that turning the switch back loses nothing.
 */
export const saveAddresses =
  (crypto: FieldCrypto) =>
  async (
    { body, scope, now, language }: CallContext<UpsertAddress>,
    trx: Trx,
    given: unknown,
  ): Promise<CallReply<UpsertAddress>> => {
    const { siteId, applicantId } = scope
    const rows = madeRowsOf(given)
    const vault = { siteId, crypto }
    const storedOf = (id: number) => openRecords(addresses, rows.records, id, vault)
    const stored = storedOf(applicantId)
    const laid = formatList(stored, body.ApplicantAddresses, addresses, randomId)
    assertStepOpen({ step: addresses.step, applicantId }, flowFacts(rows, scope))
    assertNotStale(body.Version, rows, applicantId)

    const enabled = sameAddressEnabled({
      primary: getApplicant(rows, applicantId).primary_flag === 1,
      primaryAddresses: storedOf(rows.application.main_applicant_id),
    })
    const SameAddressFlag = isSameAddress(body.SameAddressFlag ?? 0, enabled) ? 1 : 0
    const history = SameAddressFlag === 1 ? stored : laid.map((one) => addresses.kept(cleanTexts(one)))
    if (SameAddressFlag === 0) {
      assertNoProblems([
        ...addressHistoryProblems(
          { ApplicantAddresses: history, SameAddressFlag },
          { settings: settingsOf(rows), sameAddressEnabled: enabled },
        ),
        ...history.flatMap((one, index) =>
          under(`ApplicantAddresses.${index}`, recordCodeProblems(one, applicantAddressKind.fields)),
        ),
      ])
      const added = history.length - stored.length
      if (history.length > addresses.most || (added > 0 && rows.records.length + added > mostRecords))
        throw new Refusal('TooManyRecords')
    }

    const details = { kind: addresses.kind, records: history.length, same: SameAddressFlag }
    const { save, applicantStep } = saveOfStep(rows, {
      step: addresses.step,
      scope,
      action: 'addresses-saved',
      details,
      now,
    })
    await saveList(
      trx,
      {
        applicantId,
        kind: addresses.kind,
        records: SameAddressFlag === 1 ? undefined : history.map((one) => sealed(one.ApplicantAddressID, one, vault)),
        person: { step: applicantStep, same_address: SameAddressFlag },
      },
      save,
    )
    return { Addresses: history.map((one) => addresses.shown(one, language)) }
  }

const sealed = (
  id: number,
  address: Parameters<typeof addresses.kept>[0],
  vault: Parameters<typeof sealRecord>[3],
) => ({
  id,
  data: sealRecord(addresses, id, address, vault).data,
})
