import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { AgentCard } from '../../app/site/contact-card.tsx'
import { useSite } from '../../app/site/site.tsx'
import { StepPage } from '../../kit/page/step-page.tsx'
import { useTexts } from '../texts.ts'

/** Whom to ask about a request for documents. */
export const Component = () => {
  const t = useTexts()
  const { SiteID, Link: brand } = useSite()
  const { requestdocid: RequestDocID = '' } = useParams()
  return (
    <StepPage title={t('contact.title')} why={t('contact.why')}>
      <AgentCard agent={brand.AgentProfile} />
      <div>
        <Button component={Link} to={paths.recipientUpload(SiteID, RequestDocID)}>
          {t('contact.back')}
        </Button>
      </div>
    </StepPage>
  )
}
