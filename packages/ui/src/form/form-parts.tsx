import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Icon } from '../icons.tsx'
import { useFieldNotes } from './field-notes.ts'
import { useFormContext } from './form-context.ts'
import classes from './form-parts.module.css'
import { fieldNameOf, getAt, isInside } from './paths.ts'
import { onRevealField } from './reveal-field.ts'

export interface FormPart {
  key: string
  title: string
  /** What it holds, while it is closed. */
  summary?: string
  /** The paths of its fields. */
  fields: readonly string[]
  content: ReactNode
}

/** On a phone a long form is shown in parts of at most two screens. */
export const useIsInParts = (): boolean =>
  useMediaQuery('(max-width: 575.98px)', false, { getInitialValueInEffect: false }) ?? false

interface Shown {
  open: number
  /** The last part that was shown; later ones are still to come. */
  reached: number
  /** The parts that were open, which stay mounted so that they keep what is typed into a search. */
  seen: ReadonlySet<string>
  /** The attempt whose errors opened the part. */
  attempt: number
  /** How often another part was opened. */
  moves: number
}

/** The names of the fields of a part, as notes have them. */
const namesIn = (values: unknown, { fields }: FormPart): string[] =>
  fields.flatMap((field) => {
    const value = getAt(values, field)
    return [fieldNameOf(field), ...(typeof value === 'object' && value !== null ? Object.keys(value) : [])]
  })

interface HeadProps {
  part: FormPart
  isOpen: boolean
  onOpen: () => void
}

/** The heading of the open part, or the button that opens a closed one. */
const Head = ({ part: { title, summary }, isOpen, onOpen }: HeadProps) => {
  const t = useKitTexts()
  if (isOpen)
    return (
      <h2 tabIndex={-1} className={classes.title}>
        {title}
      </h2>
    )
  return (
    <h2 className={classes.title}>
      <button type="button" className={classes.button} aria-expanded={false} onClick={onOpen}>
        <span>
          {title}
          {summary !== undefined && <span className={classes.summary}>{summary}</span>}
        </span>
        <span className={classes.change}>
          {t('form.changePart')}
          <Icon name="down" />
        </span>
      </button>
    </h2>
  )
}

/**
 * The parts of a form on a phone, one open at a time. The form's button leads from one to the next and checks only those that
 * were shown; at the last it submits. A form that is already complete can be submitted at once.
 */
export const FormParts = ({ parts }: { parts: readonly FormPart[] }) => {
  const { store } = useFormContext()
  const noteOf = useFieldNotes()
  const [shown, setShown] = useState<Shown>(() => {
    const problems = store.problems()
    const first = parts.findIndex(({ fields }) => problems.some(({ Field }) => isInside(Field, fields)))
    const noted = parts.findIndex((part) => namesIn(store.values, part).some((name) => noteOf(name) !== undefined))
    const open = Math.max(0, first === -1 ? noted : first)
    return {
      open,
      reached: first === -1 ? Number.POSITIVE_INFINITY : first,
      seen: new Set([parts[open]?.key ?? '']),
      attempt: 0,
      moves: 0,
    }
  })
  const last = parts.length - 1
  const open = Math.min(shown.open, last)
  const reached = Math.min(shown.reached, last)
  const show = (place: number, attempt = 0) =>
    setShown({
      open: place,
      reached: Math.max(shown.reached, place),
      seen: new Set([...shown.seen, parts[place]?.key ?? '']),
      attempt,
      moves: shown.moves + 1,
    })

  const attempts = useSyncExternalStore(store.subscribe, () => store.attempts)
  const openWrong = useEffectEvent((attempt: number) => {
    const wrong = store.summary()
    const isWrong = ({ fields }: FormPart) => wrong.some(({ Field }) => isInside(Field, fields))
    const place = parts.findIndex(isWrong)
    const current = parts[open]
    if (attempt > 0 && place !== -1 && (current === undefined || !isWrong(current))) show(place, attempt)
  })
  useEffect(() => openWrong(attempts), [attempts])
  // The fields of a part that errors have opened show them.
  useEffect(() => {
    if (shown.attempt > 0) store.touchAsked()
  }, [store, shown.attempt])

  const has = useEffectEvent((field: string) =>
    parts.slice(0, reached + 1).some(({ fields }) => isInside(field, fields)),
  )
  const goOn = useEffectEvent(() => show(reached + 1))
  const isLast = reached >= last
  useEffect(() => {
    if (isLast) return
    store.setPart({ has: (field) => has(field), goOn: () => goOn() })
    return () => store.setPart(undefined)
  }, [store, isLast])

  const reveal = useEffectEvent((field: string) => {
    const found = parts.findIndex((part) => isInside(field, part.fields) || namesIn(store.values, part).includes(field))
    if (found !== -1 && found !== open) show(found)
  })
  useEffect(() => onRevealField((field) => reveal(field)), [])

  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // An error takes the focus itself.
    if (shown.moves === 0 || shown.attempt > 0) return
    const heading = place.current?.querySelector<HTMLElement>('section[data-open="true"] h2')
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [shown.moves, shown.attempt])

  return (
    <div ref={place} className={classes.parts}>
      {parts.slice(0, reached + 1).map((part, at) => (
        <section key={part.key} className={classes.part} data-open={at === open}>
          {reached > 0 && <Head part={part} isOpen={at === open} onOpen={() => show(at)} />}
          {(at === open || shown.seen.has(part.key)) && (
            <div className={classes.inside} hidden={at !== open}>
              {part.content}
            </div>
          )}
        </section>
      ))}
    </div>
  )
}
