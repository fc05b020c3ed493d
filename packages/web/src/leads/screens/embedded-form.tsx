import { defaultLink } from '@foyer/domain/site/defaults.ts'
import { CallIdsProvider } from '@foyer/ui/client/ids.tsx'
import type { CallState } from '@foyer/ui/client/use-call.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { ErrorPage } from '@foyer/ui/page/error-page.tsx'
import { PageHead } from '@foyer/ui/page/page-head.tsx'
import { HelperProvider } from '@foyer/ui/page/way-out.tsx'
import { ThemeProvider } from '@foyer/ui/theme/theme-provider.tsx'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { useHostPage } from '../../kit/page/use-host-page.ts'
import classes from '../leads.module.css'
import { LeadForm, type Rendered } from '../parts/lead-form.tsx'
import { SentNotice } from '../parts/sent-notice.tsx'
import { useTexts } from '../texts.ts'

interface LoadedProps {
  token: string
  form: Rendered
  say: ReturnType<typeof useHostPage>
}

const Loaded = ({ token, form, say }: LoadedProps) => {
  const { SiteID, Contact } = form
  const ids = useMemo(() => ({ SiteID, UserID: '' }), [SiteID])
  const helper = useMemo(() => ({ name: Contact.Name, phone: Contact.Phone, email: Contact.Email }), [Contact])
  const [sent, setSent] = useState<string | undefined>(undefined)
  const [visit, setVisit] = useState(0)
  return (
    <CallIdsProvider value={ids}>
      <HelperProvider value={helper}>
        <PageHead
          title={form.detail.formName}
          {...(form.detail.header === '' ? {} : { why: <span className={classes.lines}>{form.detail.header}</span> })}
        />
        {sent === undefined ? (
          <LeadForm
            key={visit}
            token={token}
            form={form}
            onDone={(message) => {
              setSent(message)
              say('foyer:submitted')
              say('foyer:top')
            }}
          />
        ) : (
          <SentNotice
            message={sent}
            onClose={() => {
              setSent(undefined)
              setVisit(visit + 1)
            }}
          />
        )}
      </HelperProvider>
    </CallIdsProvider>
  )
}

const Content = ({ token, asked }: { token: string; asked: CallState<Rendered> }) => {
  const t = useTexts()
  const { reply, failure, retry } = asked
  const [kept, setKept] = useState<Rendered | undefined>(reply)
  if (reply !== undefined && reply !== kept) setKept(reply)
  const say = useHostPage(kept !== undefined || failure !== undefined)
  // The form stays while the other language loads, so that input is preserved.
  const form = reply ?? kept
  if (form !== undefined) return <Loaded token={token} form={form} say={say} />
  if (failure?.key === 'NoAccess') return <PageHead title={t('notFound.title')} why={t('notFound.why')} />
  if (failure !== undefined) return <ErrorPage failure={failure} onRetry={retry} />
  return (
    <>
      <PageHead title={t('loading')} />
      <div aria-busy="true">
        <FormSkeleton />
      </div>
    </>
  )
}

/** A broker's lead form for embedding in their page: no bar, no footer, no cookie. */
export const Component = () => {
  const { token = '' } = useParams()
  return <FormPage token={token} />
}

export const FormPage = ({ token }: { token: string }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const asked = useCall(
    '/v1/leadopportunities/embedded-forms/render-detail',
    { token, lang: language },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  return (
    <ThemeProvider primary={asked.reply?.PrimaryColor ?? defaultLink.PrimaryColor}>
      <main className={classes.page} aria-label={asked.reply?.detail.formName ?? t('loading')}>
        <Content token={token} asked={asked} />
      </main>
    </ThemeProvider>
  )
}
