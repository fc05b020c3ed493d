import type { insuranceCalls } from '@foyer/contract/insurance/calls.ts'
import type { Trx } from '../db/open-database.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Limit } from '../kit/rate-limit.ts'
import type { Services } from '../kit/services.ts'
import { unansweredIn } from './health-answers.ts'
import { type LinkParts, sendLink } from './links.ts'
import { listPeople, personIn } from './people-store.ts'
import { progressOf } from './status.ts'
import { type CliRow, changeApplication, getApplication, isPrepared } from './store.ts'

const hour = 60 * 60
const limits = {
  reminders: { name: 'insurance-reminders-hour', max: 3, seconds: hour },
  remindersInDay: { name: 'insurance-reminders-day', max: 10, seconds: 24 * hour },
} as const satisfies Record<string, Limit>

/** The people who can sign by their own links now. */
const signersNow = async (trx: Trx, { signing }: Pick<Services, 'signing'>, row: CliRow): Promise<number[]> => {
  const progress = signing.isOutside ? undefined : await progressOf(trx, signing, row)
  if (progress?.state !== 'open') return []
  return progress.signers.filter(({ state }) => state === 'invited').map(({ signerId }) => signerId)
}

/** A new link for a person whose answers or signature are missing, only to the address on file. */
export const remindApplicant = (
  parts: LinkParts & Pick<Services, 'limiter' | 'signing'>,
): Handler<typeof insuranceCalls.remindApplicant> => ({
  async free({ body: { ApplicantId }, scope, now, note, refuse, transaction }) {
    const { siteId, applicantId: ownId, cliApplicationId } = scope
    const isAwaited = await transaction(async (trx) => {
      const row = await getApplication(trx, siteId, cliApplicationId)
      const awaited = unansweredIn(row, await listPeople(trx, row))
      const signs = (await signersNow(trx, parts, row)).includes(ApplicantId)
      return isPrepared(row) && ApplicantId !== ownId && (awaited.includes(ApplicantId) || signs)
    })
    if (!isAwaited) return refuse('NoAccess')
    note({ details: { CliApplicationId: cliApplicationId, ApplicantId } })
    const subject = `${siteId} ${cliApplicationId} ${ApplicantId}`
    await parts.limiter.takeOrRefuse(limits.reminders, subject, now)
    await parts.limiter.takeOrRefuse(limits.remindersInDay, subject, now)
    await transaction(async (trx) => {
      const row = await getApplication(trx, siteId, cliApplicationId, true)
      await sendLink(trx, parts, row, personIn(await listPeople(trx, row), ApplicantId), now)
      await changeApplication(trx, row, {}, now)
    })
    return {}
  },
})
