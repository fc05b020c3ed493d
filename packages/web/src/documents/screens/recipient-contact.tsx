import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { AgentCard } from '../../site/contact-card.tsx'
import { paths } from '../../site/paths.ts'
import { useSite } from '../../site/site.tsx'
import { LinkWatch } from '../parts/link-watch.tsx'
import { useTexts } from '../texts.ts'

/** The contact for a document request. */
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
      <LinkWatch RequestDocID={RequestDocID} />
    </StepPage>
  )
}
