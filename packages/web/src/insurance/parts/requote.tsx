import type { InsuranceAnswers } from '@foyer/domain/insurance/fields.ts'
import { useEffect, useRef } from 'react'
import type { Outcome } from '../../kit/client/outcome.ts'
import { useFormValues } from '../../kit/form/form-context.ts'
import { quotedFor } from './answers.ts'

const pauseMilliseconds = 700

interface RequoteProps {
  /** What the premiums shown were asked for. */
  askedFor: string
  isComplete: (answers: InsuranceAnswers) => boolean
  ask: (answers: InsuranceAnswers) => Promise<Outcome>
}

/** Asks for the premiums again as soon as something that they depend on has changed, and typing has paused. */
export const Requote = ({ askedFor, isComplete, ask }: RequoteProps) => {
  const answers = useFormValues<InsuranceAnswers>()
  const wanted = quotedFor(answers)
  const latest = useRef({ answers, ask })
  latest.current = { answers, ask }
  /** The quote to ask for; another one begins the pause anew. */
  const due = wanted !== askedFor && isComplete(answers) ? wanted : undefined
  useEffect(() => {
    if (due === undefined) return
    const pause = setTimeout(() => void latest.current.ask(latest.current.answers), pauseMilliseconds)
    return () => clearTimeout(pause)
  }, [due])
  return null
}
