import { languageOf } from '@foyer/domain/kit/language.ts'
import { read } from '@foyer/ui/client/call.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { Section, StepPage } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { withKeys } from '@foyer/ui/with-keys.ts'
import { useEffect, useState } from 'react'
import { dealReads, useDealWords } from '../../deals/index.ts'
import { DownloadPdf } from '../../kit/download-pdf.tsx'
import { fullName } from '../../kit/names.ts'
import { paths, routes, type SigningPlace } from '../../kit/paths.ts'
import rows from '../../kit/row-list.module.css'
import { useOfficeTexts } from '../../kit/texts.ts'
import { loadAgain, PageUpdates } from '../../live/index.ts'
import { KeepingValue } from '../../retention/index.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { SiteName } from '../../sites/index.ts'
import { type News, signingReads } from '../reads.ts'
import { useTexts } from '../texts.ts'
import { type LoadedSigning, useSigningWords } from '../use-signing-words.ts'
import { CancelButton } from './cancel-button.tsx'
import classes from './signing.module.css'

/** One signing request: who signed, who is next, what can be done with it and what happened. */
export const SigningPage = ({ place }: { place: SigningPlace }) => {
  const t = useTexts()
  const words = useSigningWords()
  const { reply, isLoading, failure, retry } = useCall('/console-api/LoadSigningRequest', place)
  const isOver = reply?.State === 'completed' || reply?.State === 'declined'
  // Having been seen, it is a need of its deal no more.
  useEffect(() => {
    if (isOver) void loadAgain(dealReads)
  }, [isOver])
  const [news, setNews] = useState<(News & { at: number }) | undefined>(undefined)
  const announce = (next: News) => setNews((before) => ({ ...next, at: (before?.at ?? 0) + 1 }))
  return (
    <div className={classes.page}>
      <KitLink to={routes.officeSignings} className={classes.back}>
        {t('back')}
      </KitLink>
      <StepPage
        title={reply === undefined ? t('one') : words.title(reply)}
        width="wide"
        {...{ isLoading, failure }}
        onRetry={retry}
      >
        {news !== undefined && <Notice key={news.at} kind={news.kind} announced title={news.words} />}
        {reply !== undefined && (
          <>
            {/* What changed names its deal at most, so all that is signed on the site counts. */}
            <PageUpdates
              shows={({ Kind, SiteID }) => Kind === 'signing' && SiteID === place.SiteID}
              reads={signingReads}
            />
            <About request={reply} place={place} onNews={announce} />
            {(reply.State === 'completed' || reply.CancelFl === 1) && (
              <div className={classes.actions}>
                {reply.State === 'completed' && (
                  <DownloadPdf
                    label={t('download.label')}
                    name={t('download.name')}
                    load={() => read('/console-api/DownloadSignedDocument', place)}
                  />
                )}
                {reply.CancelFl === 1 && <CancelButton request={reply} onNews={announce} />}
              </div>
            )}
            <Signers request={reply} onNews={announce} />
            <Events request={reply} />
          </>
        )}
      </StepPage>
    </div>
  )
}

interface PartProps {
  request: LoadedSigning
  onNews: (news: News) => void
}

const About = ({ request, place, onNews }: PartProps & { place: SigningPlace }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { client } = useDealWords()
  const words = useSigningWords()
  const { CreatedAt, CompletedAt, SiteID, MortgageApplicationID, CliApplicationId, ReferenceID, Note } = request
  const { tone, words: state } = words.state(request)
  const next = words.next(request)
  return (
    <>
      {request.DelayedFl === 1 && <Notice kind="warning" title={t('delayed')} />}
      <Facts
        facts={[
          { label: t('facts.state'), value: <Badge tone={tone}>{state}</Badge> },
          { label: t('facts.next'), value: next },
          { label: t('facts.asked'), value: formatInstant(CreatedAt, language) },
          { label: t('facts.completed'), value: formatInstant(CompletedAt, language) },
          {
            label: t('facts.deal'),
            value: MortgageApplicationID !== 0 && (
              <KitLink to={paths.deal({ SiteID, MortgageApplicationID }, 'signing')}>{client(request)}</KitLink>
            ),
          },
          {
            label: t('facts.of'),
            value: CliApplicationId !== 0 && (
              <KitLink to={paths.insurance({ SiteID, CliApplicationId })}>{t('insurance')}</KitLink>
            ),
          },
          { label: t('facts.site'), value: <SiteName site={SiteID} /> },
          { label: t('facts.reference'), value: ReferenceID },
          { label: t('facts.note'), value: Note },
          {
            label: t('facts.keeping'),
            value: request.KeepingFl === 1 && (
              <div className={classes.keeping}>
                <KeepingValue place={place} onNews={onNews} />
              </div>
            ),
          },
        ]}
      />
    </>
  )
}

const Signers = ({ request, onNews }: PartProps) => {
  const t = useTexts()
  const office = useOfficeTexts()
  const errorText = useErrorText()
  const { language } = useLanguage()
  const words = useSigningWords()
  const { run } = useOfficeWrite('/console-api/ResendSigningLink', { invalidates: signingReads })
  const { SiteID, SigningRequestID, Signers: signers, IsOrdered } = request
  const resend = async (signer: LoadedSigning['Signers'][number]) => {
    const outcome = await run({ SiteID, SigningRequestID, SignerID: signer.SignerID })
    if (outcome.ok) return onNews({ kind: 'success', words: t('resend.done', { email: signer.Email }) })
    if (outcome.key !== 'SigningNotOpen') return onNews({ kind: 'error', words: errorText(outcome.key) })
    await loadAgain(signingReads)
    onNews({ kind: 'warning', words: t('changed') })
  }
  const canResend = signers.some(({ ResendFl }) => ResendFl === 1)
  return (
    <Section
      title={t('signers.title')}
      lead={signers.length > 1 ? t(IsOrdered === 1 ? 'signers.inTurn' : 'signers.atOnce') : undefined}
    >
      <RecordList
        tableFrom={900}
        label={t('signers.title')}
        records={signers}
        idOf={({ SignerID }) => SignerID}
        nameOf={fullName}
        columns={[
          {
            label: t('signers.name'),
            of: (signer) => (
              <span className={rows.lines}>
                <span>{fullName(signer)}</span>
                <span className={rows.quiet}>{signer.Email}</span>
              </span>
            ),
          },
          { label: t('signers.language'), of: ({ LanguageID }) => office(`languages.${languageOf(LanguageID)}`) },
          {
            label: t('signers.state'),
            of: (signer) => (
              <span className={rows.lines}>
                <span>{request.State === 'cancelled' && signer.State !== 'signed' ? '' : words.signer(signer)}</span>
                {signer.LinkEnds !== '' && (
                  <span className={rows.quiet}>
                    {t('signers.link', { time: formatInstant(signer.LinkEnds, language) })}
                  </span>
                )}
                {signer.Reason !== '' && <span>{t('signers.reason', { reason: signer.Reason })}</span>}
              </span>
            ),
          },
        ]}
        empty={{ title: '', text: '' }}
        {...(canResend && {
          actions: (signer: LoadedSigning['Signers'][number]) =>
            signer.ResendFl === 1 && (
              <RowButton
                icon="mail"
                label={t('resend.label')}
                named={t('resend.named', { name: fullName(signer) })}
                onClick={() => void resend(signer)}
              />
            ),
        })}
      />
    </Section>
  )
}

const Events = ({ request }: { request: LoadedSigning }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const nameOf = (id: number) => {
    const signer = request.Signers.find(({ SignerID }) => SignerID === id)
    return signer === undefined ? '' : fullName(signer)
  }
  return (
    <Section title={t('events.title')}>
      <ol className={classes.events}>
        {withKeys(request.Events, ({ Kind, At, SignerID }) => `${At} ${Kind} ${SignerID}`).map(
          ([key, { Kind, At, SignerID }]) => (
            <li key={key}>
              <span className={rows.quiet}>{formatInstant(At, language)}</span>
              <span>{t(`events.${Kind}`, { name: nameOf(SignerID) })}</span>
            </li>
          ),
        )}
      </ol>
    </Section>
  )
}
