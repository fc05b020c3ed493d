import type { ReadPath, ReplyOf } from '@foyer/contract/all-calls.ts'
import type { FormDescription } from '@foyer/domain/leads/fields.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { callKey, queries } from '@foyer/ui/client/use-call.ts'
import { useRef } from 'react'
import type { FormPlace } from '../kit/paths.ts'
import { loadAgain } from '../live/index.ts'
import { useOfficeWrite } from '../session/use-office-write.ts'

export type LoadedForm = ReplyOf<'/console-api/LoadForm'>
export type Change = (form: FormDescription) => FormDescription

const load = '/console-api/LoadForm'
const reads: ReadPath[] = [load, '/console-api/ListForms']

/** Saves, publishes and removes a form, one after the other, each with the version that its page or dialog has seen. */
export const useFormChanges = (place: FormPlace) => {
  const save = useOfficeWrite('/console-api/SaveForm', { invalidates: reads })
  const publication = useOfficeWrite('/console-api/PublishForm', { invalidates: reads })
  const removal = useOfficeWrite('/console-api/RemoveForm', { invalidates: ['/console-api/ListForms'] })
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const afterOthers = <Reply>(send: () => Promise<Outcome<Reply>>): Promise<Outcome<Reply>> => {
    const run = last.current.then(async () => {
      const outcome = await send()
      // What is there now replaces what the page shows.
      if (!outcome.ok && outcome.key === 'StaleEdit') await loadAgain(reads)
      return outcome
    })
    last.current = run
    return run
  }
  const now = (): LoadedForm => {
    const form = queries.getQueryData<LoadedForm>(callKey(load, place))
    if (form === undefined) throw new Error('a form is changed before it is loaded')
    return form
  }
  return {
    isPublishing: publication.isBusy,
    /** `seen`: the version that was shown while the change was made; the one of the page by default. */
    change: (change: Change, seen?: number) =>
      afterOthers(async () => {
        const { detail, Version } = now()
        return save.run({ ...place, Version: seen ?? Version, detail: change(detail) })
      }),
    publish: () => afterOthers(async () => publication.run({ ...place, Version: now().Version })),
    remove: () => afterOthers(async () => removal.run({ ...place, Version: now().Version })),
    /** As it was loaded last. */
    now,
  }
}

export type FormChanges = ReturnType<typeof useFormChanges>
