import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { ShareLink } from '../../kit/share-link.tsx'
import { useTexts } from '../texts.ts'
import classes from './brand.module.css'
import { BrandEditor } from './brand-editor.tsx'

export type Brand = ReplyOf<'/console-api/LoadBrand'>

export const BrandPage = ({ site }: { site: string }) => {
  const t = useTexts()
  const { reply, failure, retry } = useCall('/console-api/LoadBrand', { SiteID: site })
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  if (reply === undefined) return <FormSkeleton />
  const { Url } = reply
  return (
    <div className={classes.page}>
      <BrandEditor site={site} brand={reply} />
      <Section title={t('share.title')}>
        <ShareLink url={Url} copy={t('share.copy')} qr={t('share.qr')} />
      </Section>
    </div>
  )
}
