import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import type { ReactNode } from 'react'
import { routes } from '../kit/paths.ts'
import { useOfficeTexts } from '../kit/texts.ts'
import { useMay } from './me.ts'

/** A page for those who may do the action; others read who can change that. */
export const OnlyPermitted = ({ action, children }: { action: OfficeAction; children: ReactNode }) => {
  const may = useMay()
  return may(action) ? children : <NotPermitted />
}

const NotPermitted = () => {
  const t = useOfficeTexts()
  return (
    <StepPage title={t('notPermitted.title')} why={t('notPermitted.why')}>
      <p>
        <KitLink to={routes.officeHome}>{t('notPermitted.back')}</KitLink>
      </p>
    </StepPage>
  )
}
