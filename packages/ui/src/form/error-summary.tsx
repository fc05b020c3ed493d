import type { Problem } from '@foyer/domain/kit/problem.ts'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { isPassing } from '../client/outcome.ts'
import { Notice } from '../feedback/notice.tsx'
import { RetryButton } from '../feedback/retry-button.tsx'
import { useErrorText } from '../i18n/error-text.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import classes from './form.module.css'
import { useFormContext } from './form-context.ts'

const isVisible = (element: Element | null, extra = 0) => {
  if (element === null) return false
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight + extra
}

/** Focuses a field, or the first choice of a group. */
export const focusField = (id: string, block: ScrollLogicalPosition = 'center') => {
  const element = document.getElementById(id)
  const target = element?.matches('input,select,textarea,button')
    ? element
    : element?.querySelector<HTMLElement>('input:checked,input,select,textarea,button')
  target?.scrollIntoView({ block })
  target?.focus({ preventScroll: true })
}

/**
 * The errors after a failed attempt, with links to the fields. Comes first on the form and takes the focus, unless it is
 * out of sight while the only field with an error is in view: then that one does.
 */
export const ErrorSummary = () => {
  const { store, id, errorValues, nameOf, submit } = useFormContext()
  const t = useKitTexts()
  const errorText = useErrorText()
  const box = useRef<HTMLElement>(null)
  // The store mutates its values, so the snapshot includes the summary.
  useSyncExternalStore(store.subscribe, () => `${store.attempts} ${store.status} ${JSON.stringify(store.summary())}`)
  const { attempts } = store
  const problems = store.summary()
  const showFailure = useEffectEvent(() => {
    const summary = box.current
    if (summary === null) return
    // It was just inserted above the field, which may still be moved down by its height.
    const height = summary.offsetHeight
    const [first, ...others] = new Set(problems.map((problem) => `${id}-${store.fieldOf(problem)}`))
    const isAlone = first !== undefined && others.length === 0
    const isFar = isAlone && !isVisible(summary) && isVisible(document.getElementById(first), height)
    // A form is long: to send it without its last checkbox leads to the box, not to the top of the page.
    if (isFar) return focusField(first, 'nearest')
    summary.focus({ preventScroll: true })
    summary.scrollIntoView({ block: 'center' })
  })
  useEffect(() => {
    if (attempts > 0) showFailure()
  }, [attempts])

  const failure = problems.length === 0 ? store.failure : undefined
  if (problems.length === 0 && failure === undefined) return null
  const sentenceOf = ({ Field, Key }: Problem) => {
    const text = errorText(Key, errorValues)
    const name = nameOf(Field)
    return name === undefined ? text : t('form.named', { name, text })
  }
  // Many unanswered questions are one line that links to the first.
  const lines = problems
    .map((problem) => ({ problem, text: sentenceOf(problem) }))
    .filter(({ text }, place, all) => all.findIndex((one) => one.text === text) === place)
  return (
    <section ref={box} tabIndex={-1} className={classes.summary} aria-label={t('form.problems')}>
      {failure === undefined ? (
        <Notice kind="error" title={t('form.summary', { count: lines.length })}>
          <ul className={classes.problems}>
            {lines.map(({ text, problem }) => {
              const field = store.fieldOf(problem)
              return (
                <li key={text}>
                  {field === undefined ? (
                    text
                  ) : (
                    <a
                      href={`#${id}-${field}`}
                      className={classes.link}
                      onClick={(event) => {
                        // The URL stays: Back must leave the page, not go through its errors.
                        event.preventDefault()
                        const open = store.openerOf(problem)
                        if (open === undefined) focusField(`${id}-${field}`)
                        else open()
                      }}
                    >
                      {text}
                    </a>
                  )}
                </li>
              )
            })}
          </ul>
        </Notice>
      ) : (
        <Notice kind="error" title={errorText(failure.key, errorValues)}>
          {isPassing(failure.key) && (
            <>
              <p>{t('form.kept')}</p>
              <RetryButton failure={failure} onRetry={submit} />
            </>
          )}
        </Notice>
      )}
    </section>
  )
}
