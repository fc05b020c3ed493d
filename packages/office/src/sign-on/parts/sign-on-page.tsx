import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Section, StepPage } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { CopyButton } from '../../kit/copy-button.tsx'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import classes from '../sign-on.module.css'
import { useTexts } from '../texts.ts'
import { ProviderForm } from './provider-form.tsx'

export type SignOnSettings = ReplyOf<'/console-api/LoadSignOn'>

export const SignOnPage = () => {
  const t = useTexts()
  const { reply, failure, isLoading, retry } = useCall('/console-api/LoadSignOn', {})
  const [done, setDone] = useState({ words: '', times: 0 })
  const [isStale, setStale] = useState(false)
  const errorText = useErrorText()
  const report = (words: string) => {
    setStale(false)
    setDone(({ times }) => ({ words, times: times + 1 }))
  }
  const markStale = () => {
    setDone(({ times }) => ({ words: '', times }))
    setStale(true)
  }
  return (
    <StepPage title={t('title')} why={t('why')} {...{ isLoading, failure }} onRetry={retry}>
      {done.words !== '' && <Notice key={done.times} kind="success" announced title={done.words} />}
      {isStale && <Notice kind="warning" announced title={errorText('StaleEdit')} />}
      {reply !== undefined && (
        <>
          <Address
            title={t('app.title')}
            lead={t('app.lead')}
            label={t('app.redirect')}
            address={reply.RedirectUri}
            copy={t('app.copy')}
          />
          <Section title={t('form.title')} lead={t('form.lead')}>
            <ProviderForm
              key={[
                done.times,
                reply.Name,
                reply.Issuer,
                reply.ClientID,
                reply.RequiredFl,
                reply.BreakGlassPersonID,
              ].join()}
              settings={reply}
              onDone={() => report(t('form.saved'))}
              onStale={markStale}
            />
          </Section>
          {reply.KnownFl === 1 && (
            <>
              <Address
                title={t('people.title')}
                lead={t('people.lead')}
                label={t('people.linked', { count: reply.Linked })}
                address={reply.SignInUrl}
                copy={t('people.copy')}
              />
              <Remove onDone={() => report(t('remove.done'))} />
            </>
          )}
        </>
      )}
    </StepPage>
  )
}

interface AddressProps {
  title: string
  lead: string
  label: string
  address: string
  copy: string
}

const Address = ({ title, lead, label, address, copy }: AddressProps) => (
  <Section title={title} lead={lead}>
    <div className={classes.address}>
      <p className={classes.text}>{label}</p>
      <code className={classes.text}>{address}</code>
      <div>
        <CopyButton text={address} label={copy} />
      </div>
    </div>
  </Section>
)

const Remove = ({ onDone }: { onDone: () => void }) => {
  const t = useTexts()
  const [isAsking, setAsking] = useState(false)
  const remove = useOfficeWrite('/console-api/RemoveSignOn', {
    invalidates: ['/console-api/LoadSignOn', '/console-api/LoadMe'],
  })
  const run = async () => {
    const outcome = await remove.run({})
    if (outcome.ok) onDone()
    return outcome
  }
  return (
    <div>
      <Button variant="default" data-remove onClick={() => setAsking(true)}>
        {t('remove.button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('remove.title')}
        confirm={t('remove.submit')}
        isDangerous
        onConfirm={run}
      >
        <p>{t('remove.text')}</p>
      </ConfirmDialog>
    </div>
  )
}
