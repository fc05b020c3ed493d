import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import classes from '../webhooks.module.css'
import { DeliveryBadge } from './state-badge.tsx'

interface DeliveryDialogProps {
  isOpen: boolean
  place: { EndpointID: string; MessageID: string }
  onClose: () => void
}

/** A message as it was last sent, with the reply. Opening it leaves an event. */
export const DeliveryDialog = ({ isOpen, place, onClose }: DeliveryDialogProps) => {
  const t = useTexts()
  const { reply, failure, retry } = useCall('/console-api/LoadDelivery', place, { staleTime: 0 })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('message.title')} size="lg">
      <div className={classes.page}>
        {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
        {reply === undefined && failure === undefined && <FormSkeleton />}
        {reply !== undefined && <Message delivery={reply} />}
        <div>
          <Button variant="default" onClick={onClose}>
            {t('message.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Text of other systems, which is shown as it is. */
const Raw = ({ title, help, children }: { title: string; help?: string; children: ReactNode }) => (
  <section className={classes.raw} aria-label={title}>
    <h3 className={classes.rawTitle}>{title}</h3>
    {help !== undefined && <p className={classes.quiet}>{help}</p>}
    {children}
  </section>
)

const Message = ({ delivery }: { delivery: ReplyOf<'/console-api/LoadDelivery'> }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const at = (instant: string) => formatInstant(instant, language)
  const { MessageID, Event, SiteID, CreatedAt, State, Tries, TriedAt, NextTryAt, StatusCode, DurationMs } = delivery
  const { Problem, Headers, Body, Response } = delivery
  return (
    <>
      <Facts
        facts={[
          { label: t('message.facts.id'), value: <span className={classes.long}>{MessageID}</span> },
          { label: t('message.facts.event'), value: t(`event.${Event}`) },
          { label: t('message.facts.site'), value: SiteID },
          { label: t('message.facts.at'), value: at(CreatedAt) },
          { label: t('message.facts.state'), value: <DeliveryBadge state={State} /> },
          { label: t('message.facts.tries'), value: String(Tries) },
          { label: t('message.facts.tried'), value: at(TriedAt) },
          { label: t('message.facts.next'), value: at(NextTryAt) },
          { label: t('message.facts.status'), value: StatusCode === 0 ? '' : String(StatusCode) },
          { label: t('message.facts.problem'), value: Problem === '' ? '' : t(`problems.${Problem}`) },
          { label: t('message.facts.took'), value: TriedAt === '' ? '' : t('message.ms', { ms: DurationMs }) },
        ]}
      />
      <Raw title={t('message.headers')}>
        {Headers.length === 0 ? (
          <p className={classes.text}>{t('message.notSent')}</p>
        ) : (
          <pre className={classes.code}>{Headers.map(({ Name, Value }) => `${Name}: ${Value}`).join('\n')}</pre>
        )}
      </Raw>
      <Raw title={t('message.body')}>
        <pre className={classes.code}>{JSON.stringify(JSON.parse(Body), null, 2)}</pre>
      </Raw>
      {StatusCode !== 0 && (
        <Raw title={t('message.response')} help={t('message.responseHelp')}>
          {Response === '' ? (
            <p className={classes.text}>{t('message.noResponse')}</p>
          ) : (
            <pre className={classes.code}>{Response}</pre>
          )}
        </Raw>
      )}
    </>
  )
}
