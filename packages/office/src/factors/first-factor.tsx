import { Actions } from '@foyer/ui/page/actions.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { type ReactNode, useState } from 'react'
import { useOfficeTexts } from '../kit/texts.ts'
import { MakeFactor, type NewFactor } from './make-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface FirstFactorProps {
  /** The recovery codes are shown. */
  onMade?: () => void
  onDone: (next: NewFactor['Next']) => void
  /** The page around the choice. */
  children: (choice: ReactNode) => ReactNode
}

/** Makes the first factor, then shows the recovery codes, once. */
export const FirstFactor = ({ onMade, onDone, children }: FirstFactorProps) => {
  const t = useOfficeTexts()
  const [made, setMade] = useState<NewFactor | undefined>(undefined)
  const show = (factor: NewFactor) => {
    setMade(factor)
    onMade?.()
  }
  if (made === undefined) return children(<MakeFactor onDone={show} />)
  return (
    <StepPage title={t('codes.title')} why={t('codes.why')}>
      <RecoveryCodes codes={made.RecoveryCodes} />
      <Actions main={{ label: t('codes.kept'), onClick: () => onDone(made.Next) }} />
    </StepPage>
  )
}
