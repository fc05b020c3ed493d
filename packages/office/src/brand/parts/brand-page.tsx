import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { QrCode } from '../../factors/qr-code.tsx'
import { CopyButton } from '../../kit/copy-button.tsx'
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
        <p className={classes.text}>
          <a href={Url} target="_blank" rel="noopener noreferrer">
            {Url}
          </a>
        </p>
        <div>
          <CopyButton text={Url} label={t('share.copy')} />
        </div>
        <QrCode text={Url} label={t('share.qr')} />
      </Section>
    </div>
  )
}
