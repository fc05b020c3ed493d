import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import { KindSection } from './kind-section.tsx'
import classes from './legal.module.css'

export type Kind = ReplyOf<'/console-api/ListLegalTexts'>['LegalTexts'][number]
export type ApprovedText = Kind['Approved'][number]

/** The four texts of a site: what is in force, and what can take its place. */
export const LegalPage = ({ site }: { site: string }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const body = { SiteID: site, LanguageID: languageId(language) }
  const { reply, failure, retry } = useCall('/console-api/ListLegalTexts', body)
  const [done, setDone] = useState({ words: '', times: 0 })
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  if (reply === undefined) return <FormSkeleton />
  const report = (words: string) => setDone(({ times }) => ({ words, times: times + 1 }))
  const isUnapproved = reply.LegalTexts.some(({ Approved }) => Approved.every(({ InForceFl }) => InForceFl === 0))
  return (
    <>
      {done.words !== '' && <Notice key={done.times} kind="success" announced title={done.words} />}
      {reply.OpenFl === 0 && (
        <Notice kind="warning" title={t('closed.title')}>
          <p className={classes.text}>{t('closed.text')}</p>
        </Notice>
      )}
      {isUnapproved && (
        <Notice kind="info" title={t('notice')}>
          <p className={classes.text}>{reply.Notice}</p>
        </Notice>
      )}
      {reply.LegalTexts.map((kind) => (
        <KindSection key={kind.Kind} site={site} kind={kind} onDone={report} />
      ))}
    </>
  )
}
