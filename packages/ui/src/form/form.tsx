import type { Problem } from '@foyer/domain/kit/problem.ts'
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Outcome } from '../client/outcome.ts'
import type { TextValues } from '../i18n/texts.ts'
import { ErrorSummary, focusField } from './error-summary.tsx'
import classes from './form.module.css'
import { FormContext } from './form-context.ts'
import { FormStore, type Rules } from './form-store.ts'
import type { FormDraft } from './use-draft.ts'

export interface FormProps<Values extends object, Reply> {
  /** The namespace whose `fields.<Name>` label the fields. */
  texts: string
  /** The initial values; later changes are ignored (use a `key` for that). */
  values: Values
  /** What is saved, where the form begins with more than that: discarding goes back to it. */
  saved?: Values
  /** The domain's rules for these values. */
  rules?: Rules<Values>
  /** Sends the values. The form shows a failure and keeps its input. */
  onSubmit: (values: Values) => Promise<Outcome<Reply>>
  onDone?: (reply: Reply, values: Values) => void
  /** The path of the values in the call's body, if server errors use it: `InterView`. */
  errorsUnder?: string
  /** Values for the error texts: { Name }, { Email }. */
  errorValues?: TextValues
  draft?: FormDraft
  /** Shows its errors from the beginning and focuses this field: the form was opened from one of them. */
  startAt?: string | undefined
  /** A field's name where the error texts lack it, because the questions are the broker's. */
  nameOf?: (field: string) => string | undefined
  children: ReactNode
}

const noRules = () => []
const noValues: TextValues = {}
const noName = () => undefined

const fromBody = (problems: Problem[], errorsUnder: string | undefined): Problem[] =>
  problems.map(({ Field, Key }) => {
    const inside = errorsUnder !== undefined && Field.startsWith(`${errorsUnder}.`)
    return { Field: inside ? Field.slice(errorsUnder.length + 1) : Field, Key }
  })

/** A form with the domain's rules: errors at fields and in a summary at the top, and no input is ever lost. */
export const Form = <Values extends object, Reply>(props: FormProps<Values, Reply>) => {
  const { texts, rules = noRules, draft, startAt, errorValues = noValues, nameOf = noName } = props
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const sending = useRef<Promise<void>>(undefined)
  const [store] = useState(
    () => new FormStore(draft?.restore(props.values) ?? props.values, rules, props.saved ?? props.values),
  )
  store.rules = rules

  useEffect(() => {
    let known = store.values
    return store.subscribe(() => {
      if (store.values === known) return
      known = store.values
      draft?.keep(known)
    })
  }, [store, draft])

  useEffect(() => {
    if (startAt === undefined || store.check()) return
    // After the summary has taken the focus.
    const frame = requestAnimationFrame(() => focusField(`${id}-${startAt}`))
    return () => cancelAnimationFrame(frame)
  }, [store, id, startAt])

  const send = async () => {
    for (let lookedUp = store.lookedUp(); lookedUp !== undefined; lookedUp = store.lookedUp()) {
      store.saving()
      await lookedUp
    }
    // The page may have been left meanwhile.
    if (element.current === null || !store.check()) return
    if (store.part !== undefined) return store.part.goOn()
    const { values } = store
    store.saving()
    const outcome = await props.onSubmit(values)
    if (!outcome.ok) return store.failed(outcome, fromBody(outcome.errors, props.errorsUnder))
    draft?.end()
    store.saved(values)
    props.onDone?.(outcome.reply, values)
  }
  const submit = () => {
    sending.current ??= send().finally(() => {
      sending.current = undefined
    })
  }

  const context = useMemo(
    () => ({
      store: store as FormStore<unknown>,
      id,
      texts,
      errorValues,
      nameOf,
      submit: () => element.current?.requestSubmit(),
    }),
    [store, id, texts, errorValues, nameOf],
  )
  return (
    <FormContext value={context}>
      <form
        ref={element}
        noValidate
        className={classes.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          // In React's tree a dialog's form is inside the page's form, though not in the document.
          event.stopPropagation()
          submit()
        }}
      >
        <ErrorSummary />
        {props.children}
      </form>
    </FormContext>
  )
}
