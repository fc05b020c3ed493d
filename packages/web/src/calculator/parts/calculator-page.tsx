import { type Calculator, figuresIn } from '@foyer/domain/calculator/figures.ts'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { Kinds } from './kinds.tsx'
import { useCalculatorPlace } from './use-place.ts'

interface CalculatorPageProps {
  kind: Calculator
  /** The namespace of its fields. */
  texts: string
  title: string
  why: string
  children: ReactNode
}

/** A calculator begins with the figures of its address and calculates while the user types; nothing is sent. */
export const CalculatorPage = ({ kind, texts, title, why, children }: CalculatorPageProps) => {
  const { search } = useLocation()
  const { isEmbedded } = useCalculatorPlace()
  const [start] = useState(() => figuresIn(kind, search))
  return (
    <StepPage title={title} why={why}>
      <Form texts={texts} values={start} onSubmit={async () => ({ ok: true as const, reply: undefined })}>
        {!isEmbedded && <Kinds current={kind} />}
        <Suspense fallback={<FormSkeleton />}>{children}</Suspense>
      </Form>
    </StepPage>
  )
}
