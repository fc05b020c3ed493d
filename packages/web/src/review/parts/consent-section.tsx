import type { Failure } from '@foyer/ui/client/outcome.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useTexts } from '../texts.ts'
import { ConsentBoxes, type NameOf } from './consent-boxes.tsx'
import { ConsentText } from './consent-text.tsx'

interface ConsentSectionProps {
  consent: string
  nameOf: NameOf
  /** Of the last attempt to submit. */
  failure: Failure | undefined
  /** The page shows elsewhere which answers changed. */
  isChanged: boolean
}

/** The text, and a checkbox for each applicant; above it why earlier consents no longer count. */
export const ConsentSection = ({ consent, nameOf, failure, isChanged }: ConsentSectionProps) => {
  const t = useTexts()
  return (
    <Section title={t('consent.title')} lead={t('consent.lead')}>
      {failure?.key === 'ConsentRequired' && !isChanged && (
        <Notice kind="error" announced title={t('consent.changedTitle')}>
          <p>{t('consent.changed')}</p>
        </Notice>
      )}
      <ConsentText consent={consent} />
      <ConsentBoxes nameOf={nameOf} />
    </Section>
  )
}
