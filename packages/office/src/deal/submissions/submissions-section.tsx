import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { localeOf } from '@foyer/domain/kit/language.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { timeOfInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { DealPlace } from '../../kit/paths.ts'
import { useSubmissionTexts } from '../texts.ts'
import type { LoadedDeal } from '../use-deal.ts'
import { Changes } from './changes.tsx'
import classes from './submissions.module.css'

type Loaded = ReplyOf<'/console-api/LoadSubmission'>
type Listed = Loaded['Submissions'][number]

interface SubmissionsProps {
  place: DealPlace
  deal: LoadedDeal
}

/** Each submission with who consented to it, and what changed since. The answers of one are read when they are asked for. */
export const SubmissionsSection = ({ place, deal }: SubmissionsProps) => {
  const t = useSubmissionTexts()
  const [isOpen, setOpen] = useState(false)
  if (deal.SubmittedAt === '') return null
  return (
    <Section title={t('title')}>
      {isOpen ? (
        <Submissions place={place} deal={deal} />
      ) : (
        <>
          <p className={classes.text}>{t('text')}</p>
          <div>
            <Button variant="default" data-submissions onClick={() => setOpen(true)}>
              {t('open')}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}

const Submissions = ({ place: { SiteID, MortgageApplicationID }, deal }: SubmissionsProps) => {
  const t = useSubmissionTexts()
  /** 0: the newest. */
  const [chosen, setChosen] = useState(0)
  const { reply, isLoading, failure, retry } = useCall('/console-api/LoadSubmission', {
    ...{ SiteID, MortgageApplicationID },
    ...(chosen > 0 && { SubmissionID: chosen }),
  })
  const [listed, setListed] = useState<readonly Listed[]>([])
  // The list stays while the answers of another one are loaded.
  if (reply !== undefined && reply.Submissions !== listed) setListed(reply.Submissions)
  const shown = chosen > 0 ? chosen : listed[0]?.SubmissionID
  return (
    <>
      {listed.length > 0 && (
        <ul className={classes.list}>
          {listed.map((one) => (
            <Line
              key={one.SubmissionID}
              submission={one}
              isShown={one.SubmissionID === shown}
              onShow={() => setChosen(one.SubmissionID)}
            />
          ))}
        </ul>
      )}
      {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
      {isLoading && <CardsSkeleton cards={1} />}
      {!isLoading && reply?.Application && (
        <div role="status">
          <h3 className={classes.heading}>{t('changed')}</h3>
          <Changes
            before={reply.Application}
            after={deal.Application}
            consented={
              reply.Submissions.find(({ SubmissionID }) => SubmissionID === reply.SubmissionID)?.Consents ?? []
            }
          />
        </div>
      )}
    </>
  )
}

const Line = ({ submission, isShown, onShow }: { submission: Listed; isShown: boolean; onShow: () => void }) => {
  const t = useSubmissionTexts()
  const { language } = useLanguage()
  const { SubmittedAt, ReviewFl, Consents } = submission
  const at = {
    date: formatDate(dayOfInstant(SubmittedAt), language),
    time: timeOfInstant(SubmittedAt, language),
  }
  const names = new Intl.ListFormat(localeOf(language)).format(Consents.map(({ Name }) => Name))
  return (
    <li className={classes.line}>
      <div>
        <p className={classes.name}>{t(ReviewFl === 1 ? 'again' : 'at', at)}</p>
        <p className={classes.quiet}>{names === '' ? t('noConsent') : t('consent', { names })}</p>
      </div>
      <Button variant="default" aria-pressed={isShown} aria-label={t('compareNamed', at)} data-compare onClick={onShow}>
        {t('compare')}
      </Button>
    </li>
  )
}
