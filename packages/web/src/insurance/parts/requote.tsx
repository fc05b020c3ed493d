import type { InsuranceAnswers } from '@foyer/domain/insurance/fields.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { useEffect, useRef } from 'react'
import { quotedFor } from './answers.ts'

const pauseMilliseconds = 700

interface RequoteProps {
  /** The inputs of the shown premiums. */
  askedFor: string
  isComplete: (answers: InsuranceAnswers) => boolean
  ask: (answers: InsuranceAnswers) => Promise<Outcome>
}

/** Requests new premiums when their inputs have changed and typing has paused. */
export const Requote = ({ askedFor, isComplete, ask }: RequoteProps) => {
  const answers = useFormValues<InsuranceAnswers>()
  const wanted = quotedFor(answers)
  const latest = useRef({ answers, ask })
  latest.current = { answers, ask }
  /** The inputs to quote; a change restarts the pause. */
  const due = wanted !== askedFor && isComplete(answers) ? wanted : undefined
  useEffect(() => {
    if (due === undefined) return
    const pause = setTimeout(() => void latest.current.ask(latest.current.answers), pauseMilliseconds)
    return () => clearTimeout(pause)
  }, [due])
  return null
}
