import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { scrubDraft } from '@foyer/domain/kit/scrub-draft.ts'
import { useEffect, useMemo } from 'react'
import { isUnavailable, write } from '../client/call.ts'
import { useCallIds } from '../client/ids.tsx'
import type { Outcome } from '../client/outcome.ts'
import { knownDrafts } from './known-drafts.ts'
import { mergeDraft } from './merge-draft.ts'

const quietMilliseconds = 800
/** The maximum delay while the user keeps typing. */
const longestMilliseconds = 1800
/** The delay before a failed draft is retried. */
const againMilliseconds = 5000

/** What a form does with its input. */
export interface FormDraft {
  /** The form's values with what was typed before. */
  restore<Values>(values: Values): Values
  keep(values: unknown): void
  end(): void
}

/** Saves a draft on the server; null deletes it. */
export type SaveDraft = (Data: unknown, options: { keepalive?: boolean }) => Promise<Outcome<unknown>>

export class DraftKeeper implements FormDraft {
  readonly restored: unknown
  private waiting: unknown
  private quiet: ReturnType<typeof setTimeout> | undefined
  private firstTyped = 0
  private onItsWay: Promise<unknown> = Promise.resolve()
  private readonly key: string
  private readonly save: SaveDraft

  constructor(key: string, kept: unknown, save: SaveDraft) {
    this.key = key
    this.save = save
    this.restored = knownDrafts.has(key) ? knownDrafts.get(key) : kept
  }

  restore<Values>(values: Values): Values {
    return mergeDraft(values, this.restored)
  }

  keep(values: unknown) {
    if (this.waiting === undefined) this.firstTyped = Date.now()
    this.waiting = values
    clearTimeout(this.quiet)
    const left = Math.max(0, this.firstTyped + longestMilliseconds - Date.now())
    this.quiet = setTimeout(() => this.flush(), Math.min(quietMilliseconds, left))
  }

  /** Sends pending input at once; with `keepalive` the page may close meanwhile. */
  flush(keepalive = false) {
    clearTimeout(this.quiet)
    if (this.waiting === undefined) return
    const typed = this.waiting
    const Data = scrubDraft(typed)
    this.waiting = undefined
    knownDrafts.set(this.key, Data)
    const send = async () => {
      const outcome = await this.save(Data, { keepalive })
      // Retries the same input, unless more was typed meanwhile or the step was saved.
      if (!isUnavailable(outcome) || this.waiting !== undefined || knownDrafts.get(this.key) !== Data) return
      this.waiting = typed
      this.quiet = setTimeout(() => this.flush(), againMilliseconds)
    }
    this.onItsWay = keepalive ? send() : this.onItsWay.then(send)
  }

  /** Discards the draft without a request, because the server already knows. */
  drop() {
    clearTimeout(this.quiet)
    this.waiting = undefined
    knownDrafts.set(this.key, undefined)
  }

  /** The step is saved, so its draft is discarded, including any request in progress. */
  end() {
    this.drop()
    this.onItsWay = this.onItsWay.then(() => this.save(null, {}))
  }
}

/** Sends pending input when the page is left, hidden or closed. */
export const useFlushed = (draft: DraftKeeper) => {
  useEffect(() => {
    const leaving = () => draft.flush(true)
    const online = () => draft.flush()
    const hidden = () => document.visibilityState === 'hidden' && draft.flush(true)
    window.addEventListener('pagehide', leaving)
    window.addEventListener('online', online)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('pagehide', leaving)
      window.removeEventListener('online', online)
      document.removeEventListener('visibilitychange', hidden)
      draft.flush()
    }
  }, [draft])
}

type LoadedApplication = Pick<ReplyOf<'/api/MTGAPPLoad'>, 'MortgageApplicationID' | 'Drafts'>

/**
 * Saves a step's input on the server and restores it. `stepKey` names the form (letters and hyphens, then `:` and a
 * record's id where a step has several); `applicantId` is 0 for a step of the application.
 */
export const useDraft = (stepKey: string, applicantId: number, application: LoadedApplication): DraftKeeper => {
  const { SiteID, UserID } = useCallIds()
  const { MortgageApplicationID } = application
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once; later copies of it are our own.
  const draft = useMemo(() => {
    const kept = application.Drafts.find((one) => one.StepKey === stepKey && one.ApplicantID === applicantId)
    const where = { SiteID, UserID, MortgageApplicationID, ApplicantID: applicantId, StepKey: stepKey }
    return new DraftKeeper(`${MortgageApplicationID}/${applicantId}/${stepKey}`, kept?.Data, (Data, options) =>
      write('/api/MTGAPPSaveDraft', { ...where, Data }, options),
    )
  }, [SiteID, UserID, MortgageApplicationID, applicantId, stepKey])
  useFlushed(draft)
  return draft
}
