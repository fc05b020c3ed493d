import { languageId } from '@foyer/domain/kit/language.ts'
import { overridesOf } from '@foyer/domain/qualification/overrides.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import type { Override } from '../use-rule-words.ts'
import { OverrideList } from './override-list.tsx'
import { PolicyForm } from './policy-form.tsx'
import { RuleList } from './rule-list.tsx'

/** Of the site, and in a form that this version computes with. */
const isOfThisVersion =
  (site: string) =>
  (row: Override): boolean =>
    row.SiteID === site && overridesOf([row]).length === 1

export const LendingPage = ({ site }: { site: string }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const body = { SiteID: site, LanguageID: languageId(language) }
  const { reply, failure, retry } = useCall('/console-api/ListRuleOverrides', body)
  const [done, setDone] = useState({ words: '', times: 0 })
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  if (reply === undefined) return <FormSkeleton />
  const report = (words: string) => setDone(({ times }) => ({ words, times: times + 1 }))
  const own = reply.Overrides.filter(isOfThisVersion(site))
  return (
    <>
      <Section title={t('policy.title')} lead={t('policy.lead')}>
        <PolicyForm body={body} loaded={reply.Policy} />
      </Section>
      <Section title={t('rules.title')} lead={t('rules.lead')}>
        {done.words !== '' && <Notice key={done.times} kind="success" announced title={done.words} />}
        <RuleList site={site} rules={reply.Rules} overrides={own} onDone={report} />
      </Section>
      <Section title={t('overrides.title')} lead={t('overrides.lead')}>
        <OverrideList site={site} overrides={own} onDone={report} />
      </Section>
    </>
  )
}
