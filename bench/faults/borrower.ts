import { isDeepStrictEqual } from 'node:util'
import { aLiability } from '@foyer/domain/testing/records.ts'
import { apiClient, startWithCode } from '../../e2e/support/api.ts'
import { fillApplication } from '../../e2e/support/fill-application.ts'
import type { MailServer } from '../../e2e/support/mail-server.ts'
import { seconds } from './figures.ts'

const mostEntries = 12

/** What the saves of one borrower leave, the version of the application with it: one that is done twice raises it twice. */
interface Stored {
  version: number
  document: string
  draft: number
  /** The amounts of a list in which each is unique. */
  entries: number[]
}

export interface Counts {
  acknowledged: number
  /** Saves without a reply that are there, and those that are not. */
  done: number
  undone: number
  /** Refusals, by key; a request without a reply is a NetworkFailure. */
  refused: Map<string, { count: number; longest: number }>
  /** Milliseconds of the longest save that was acknowledged. */
  longest: number
}

export const noCounts = (): Counts => ({ acknowledged: 0, done: 0, undone: 0, refused: new Map(), longest: 0 })

export const refusedText = ({ refused }: Counts) =>
  [...refused].map(([key, { count, longest }]) => `${key} ${count}, after ${seconds(longest)} s at most`).join('; ')

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What is stored is neither what was acknowledged nor that with the one save that was under way. */
export class SaveLost extends Error {}

/**
 * A borrower who saves without a pause: an entry of a list is added or removed, a document changed, a draft kept. After a save
 * without an acknowledgment they load the application: it has every acknowledged save once, and that one once or not at all.
 */
export const startBorrower = async (
  mail: MailServer,
  url: string,
  email: string,
  counts: Counts,
  onAcknowledged: (email: string) => void,
) => {
  const client = apiClient()
  const ids = await startWithCode(client, mail, () => url, email)
  const { application, applicant: own } = await fillApplication(client, url, ids)
  const documentOf = (number: string) => ({ Type: 1, Country: 1, IdentificationNumber: number })
  const first = await client.call(url, '/api/MTGAppUpsertIdentification', {
    ...own,
    Identification: documentOf('N0'),
  })
  const IdentificationID = first.Identifications[0]?.IdentificationID ?? 0
  let liabilityIds = new Map<number, number>()

  const read = async (): Promise<Stored | undefined> => {
    const sentAt = performance.now()
    const loaded = await client.call(url, '/api/MTGAPPLoad', application).catch(() => undefined)
    if (loaded?.ReturnStatus.ReturnCode !== 200) {
      note(loaded?.ReturnStatus.ReturnMessage, sentAt)
      return undefined
    }
    const [applicant] = loaded.Applicants
    const draft = loaded.Drafts.find(({ StepKey }) => StepKey === 'interview')?.Data as
      | { PropertyValue?: number }
      | undefined
    noteIds(applicant?.Liabilities ?? [])
    return {
      version: loaded.Version,
      document: applicant?.Identification.IdentificationLst.map((one) => one.IdentificationNumber).join() ?? '',
      draft: draft?.PropertyValue ?? 0,
      entries: (applicant?.Liabilities ?? []).map(({ Balance }) => Balance ?? 0).toSorted((a, b) => a - b),
    }
  }
  const noteIds = (list: readonly { LiabilityID: number; Balance: number | null }[]) => {
    liabilityIds = new Map(list.map(({ Balance, LiabilityID }) => [Balance ?? 0, LiabilityID]))
  }
  const note = (key = 'NetworkFailure', sentAt = performance.now()) => {
    const { count = 0, longest = 0 } = counts.refused.get(key) ?? {}
    counts.refused.set(key, { count: count + 1, longest: Math.max(longest, performance.now() - sentAt) })
  }

  const begun = await read()
  if (begun === undefined) throw new Error('the application of a borrower could not be read')
  let stored: Stored = begun
  let number = 0
  let isStopped = false

  const change = (): {
    after: Stored
    send: () => Promise<{ ReturnStatus: { ReturnMessage: string; ReturnCode: number } }>
  } => {
    number += 1
    const saved = { ...stored, version: stored.version + 1 }
    if (number % 4 === 1)
      return {
        after: { ...stored, draft: number },
        send: () =>
          client.call(url, '/api/MTGAPPSaveDraft', {
            ...own,
            ApplicantID: 0,
            StepKey: 'interview',
            Data: { PropertyValue: number },
          }),
      }
    if (number % 2 === 0)
      return {
        after: { ...saved, document: `N${number}` },
        send: () =>
          client.call(url, '/api/MTGAppUpsertIdentification', {
            ...own,
            Identification: { ...documentOf(`N${number}`), IdentificationID },
          }),
      }
    const [oldest = 0] = stored.entries
    if (stored.entries.length < mostEntries)
      return {
        after: { ...saved, entries: [...stored.entries, number] },
        send: async () => {
          const reply = await client.call(url, '/api/MTGAPPUpsertLiability', {
            ...own,
            Liability: aLiability({ Balance: number }),
          })
          if (reply.ReturnStatus.ReturnCode === 200) noteIds(reply.Liabilities)
          return reply
        },
      }
    return {
      after: { ...saved, entries: stored.entries.slice(1) },
      send: () =>
        client.call(url, '/api/MTGAPPDeleteLiability', { ...own, LiabilityID: liabilityIds.get(oldest) ?? 0 }),
    }
  }

  /** Loads until the server replies, and compares. */
  const settle = async (after: Stored) => {
    for (;;) {
      const found = await read()
      if (found === undefined) {
        await pause(100)
        continue
      }
      const isDone = isDeepStrictEqual(found, after)
      if (!isDone && !isDeepStrictEqual(found, stored))
        throw new SaveLost(`${email} finds ${JSON.stringify({ found, acknowledged: stored, underWay: after })}`)
      if (!isDeepStrictEqual(after, stored)) counts[isDone ? 'done' : 'undone'] += 1
      stored = found
      return
    }
  }

  const save = async () => {
    const { after, send } = change()
    const sentAt = performance.now()
    const reply = await send().catch(() => undefined)
    if (reply?.ReturnStatus.ReturnCode === 200) {
      stored = after
      counts.acknowledged += 1
      counts.longest = Math.max(counts.longest, performance.now() - sentAt)
      onAcknowledged(email)
      return
    }
    const refusal = reply?.ReturnStatus
    note(refusal?.ReturnMessage, sentAt)
    if (refusal !== undefined && refusal.ReturnCode < 500)
      throw new Error(`a save was refused: ${refusal.ReturnMessage}`)
    await settle(after)
  }
  const saving = (async () => {
    while (!isStopped) await save()
  })()
  // Who awaits it ends the run; until then it is no failure of the process.
  saving.catch(() => {})
  return {
    /** Rejects with SaveLost. */
    saving,
    async stop() {
      isStopped = true
      await saving
      await settle(stored)
    },
  }
}
