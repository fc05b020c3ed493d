import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { listed } from '@foyer/domain/kit/isolate.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { timeOfInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ChoiceBox } from '../../kit/choice-box.tsx'
import { KeyHint } from '../../kit/key-hint.tsx'
import type { DealPlace } from '../../kit/paths.ts'
import { useKeys } from '../../kit/use-keys.ts'
import { useMay } from '../../session/me.ts'
import { useSubmissionTexts } from '../texts.ts'
import type { LoadedDeal } from '../use-deal.ts'
import { Changes } from './changes.tsx'
import { PdfButton } from './pdf-button.tsx'
import classes from './submissions.module.css'

type Loaded = ReplyOf<'/console-api/LoadSubmission'>
type Listed = Loaded['Submissions'][number]

interface SubmissionsProps {
  place: DealPlace
  deal: LoadedDeal
  onDone: (words: string) => void
}

/** Each submission with who consented to it, and what changed since. The answers of one are read when they are asked for. */
export const SubmissionsSection = ({ place, deal, onDone }: SubmissionsProps) => {
  const t = useSubmissionTexts()
  const [isOpen, setOpen] = useState(false)
  useKeys({ c: deal.SubmittedAt === '' || isOpen ? undefined : () => setOpen(true) })
  if (deal.SubmittedAt === '') return null
  return (
    <Section title={t('title')}>
      {isOpen ? (
        <Submissions {...{ place, deal, onDone }} />
      ) : (
        <>
          <p className={classes.text}>{t('text')}</p>
          <div>
            <Button variant="default" data-submissions onClick={() => setOpen(true)}>
              {t('open')}
              <KeyHint of="c" />
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}

const Submissions = ({ place, deal, onDone }: SubmissionsProps) => {
  const t = useSubmissionTexts()
  const at = useMoment()
  /** 0: the newest. */
  const [chosen, setChosen] = useState(0)
  /** The later one it is compared with; 0: today's answers. */
  const [until, setUntil] = useState(0)
  const asked = (SubmissionID: number) => ({ ...place, ...(SubmissionID > 0 && { SubmissionID }) })
  const earlier = useCall('/console-api/LoadSubmission', asked(chosen))
  const later = useCall('/console-api/LoadSubmission', asked(until), { enabled: until > 0 })
  const [listed, setListed] = useState<readonly Listed[]>([])
  const { reply } = earlier
  // The list stays while the answers of another one are loaded.
  if (reply !== undefined && reply.Submissions !== listed) setListed(reply.Submissions)
  const shown = chosen > 0 ? chosen : listed[0]?.SubmissionID
  const here = listed.findIndex(({ SubmissionID }) => SubmissionID === shown)
  const newer = listed.slice(0, Math.max(0, here))
  const { failure, retry } = earlier.failure === undefined ? later : earlier
  const show = (id: number) => {
    setChosen(id)
    setUntil(0)
  }
  const following = listed.length > 1 ? listed[(here + 1) % listed.length] : undefined
  useKeys({ c: following && (() => show(following.SubmissionID)) })
  const isLoading = earlier.isLoading || later.isLoading
  const after = until > 0 ? later.reply?.Application : deal.Application
  return (
    <>
      {listed.length > 0 && (
        <ul className={classes.list}>
          {listed.map((one) => (
            <Line
              key={one.SubmissionID}
              {...{ place, onDone }}
              submission={one}
              isShown={one.SubmissionID === shown}
              isNext={one === following}
              onShow={() => show(one.SubmissionID)}
            />
          ))}
        </ul>
      )}
      {newer.length > 0 && (
        <div className={classes.until}>
          <ChoiceBox
            name="Until"
            label={t('until')}
            options={[
              { value: '0', label: t('today') },
              ...newer.map((one) => ({ value: String(one.SubmissionID), label: t('sentOn', at(one.SubmittedAt)) })),
            ]}
            value={String(until)}
            onChoose={(value) => setUntil(Number(value))}
          />
        </div>
      )}
      {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
      {isLoading && <CardsSkeleton cards={1} />}
      {!isLoading && reply?.Application && after && (
        <div role="status">
          <h3 className={classes.heading}>{t('changed')}</h3>
          <Changes
            before={reply.Application}
            after={after}
            isSent={until > 0}
            consented={
              reply.Submissions.find(({ SubmissionID }) => SubmissionID === reply.SubmissionID)?.Consents ?? []
            }
          />
        </div>
      )}
    </>
  )
}

const useMoment = () => {
  const { language } = useLanguage()
  return (instant: string) => ({
    date: formatDate(dayOfInstant(instant), language),
    time: timeOfInstant(instant, language),
  })
}

interface LineProps extends Pick<SubmissionsProps, 'place' | 'onDone'> {
  submission: Listed
  isShown: boolean
  /** Whether the key leads to it. */
  isNext: boolean
  onShow: () => void
}

const Line = ({ place, submission, isShown, isNext, onShow, onDone }: LineProps) => {
  const t = useSubmissionTexts()
  const may = useMay()
  const { language } = useLanguage()
  const { SubmissionID, SubmittedAt, ReviewFl, Consents } = submission
  const at = useMoment()(SubmittedAt)
  const names = listed(
    Consents.map(({ Name }) => Name),
    language,
  )
  return (
    <li className={classes.line}>
      <div>
        <p className={classes.name}>{t(ReviewFl === 1 ? 'again' : 'at', at)}</p>
        <p className={classes.quiet}>{names === '' ? t('noConsent') : t('consent', { names })}</p>
      </div>
      <div className={classes.buttons}>
        {may('deal.export') && (
          <PdfButton
            place={place}
            submissionId={SubmissionID}
            label={t('pdfNamed', at)}
            onDone={() => onDone(t('saved'))}
          />
        )}
        <Button
          variant="default"
          aria-pressed={isShown}
          aria-label={t('compareNamed', at)}
          data-compare
          onClick={onShow}
        >
          {t('compare')}
          {isNext && <KeyHint of="c" />}
        </Button>
      </div>
    </li>
  )
}
