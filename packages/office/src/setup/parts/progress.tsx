import { ProgressBar } from '@foyer/ui/feedback/progress-bar.tsx'
import { useTexts } from '../texts.ts'

export const setupSteps = ['you', 'brokerage', 'site', 'brand', 'people', 'done'] as const
export type SetupStep = (typeof setupSteps)[number]

/** How far the setup has come, above each step. */
export const Progress = ({ step }: { step: SetupStep }) => {
  const t = useTexts()
  const place = setupSteps.indexOf(step) + 1
  const count = setupSteps.length
  return <ProgressBar part={place / count} label={t('progress', { step: place, count, name: t(`steps.${step}`) })} />
}
