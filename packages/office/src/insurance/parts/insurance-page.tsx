import { listed } from '@foyer/domain/kit/isolate.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { read } from '@foyer/ui/client/call.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
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
import { useState } from 'react'
import { DownloadPdf } from '../../kit/download-pdf.tsx'
import { fullName } from '../../kit/names.ts'
import { type InsurancePlace, paths, routes } from '../../kit/paths.ts'
import rows from '../../kit/row-list.module.css'
import { PageUpdates } from '../../live/index.ts'
import { useMay } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { SiteName } from '../../sites/index.ts'
import { insuranceReads, type News } from '../reads.ts'
import { useTexts } from '../texts.ts'
import { type LoadedInsurance, statusIn, useInsuranceWords } from '../use-insurance-words.ts'
import { ApplicantDialog } from './applicant-dialog.tsx'
import classes from './insurance.module.css'

/** One insurance application: how far each of its people is. What they answered is not shown. */
export const InsurancePage = ({ place }: { place: InsurancePlace }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { reply, isLoading, failure, retry } = useCall('/console-api/LoadInsuranceApplication', place)
  const [news, setNews] = useState<(News & { at: number }) | undefined>(undefined)
  const announce = (next: News) => setNews((before) => ({ ...next, at: (before?.at ?? 0) + 1 }))
  const names = reply?.Applicants.map((one) => fullName(one)) ?? []
  return (
    <div className={classes.page}>
      <KitLink to={routes.officeInsurances} className={classes.back}>
        {t('back')}
      </KitLink>
      <StepPage
        title={reply === undefined ? t('one') : listed(names, language)}
        width="wide"
        {...{ isLoading, failure }}
        onRetry={retry}
      >
        {news !== undefined && <Notice key={news.at} kind={news.kind} announced title={news.words} />}
        {reply !== undefined && (
          <>
            {/* What changed names its deal at most, so all insurance of the site counts. */}
            <PageUpdates
              shows={({ Kind, SiteID }) => Kind === 'signing' && SiteID === place.SiteID}
              reads={insuranceReads}
            />
            <About place={place} application={reply} />
            {reply.PreparedAt !== '' && (
              <DownloadPdf
                label={t('download.label')}
                name={t('download.name', { id: place.CliApplicationId })}
                load={() =>
                  read('/console-api/DownloadInsuranceApplication', { ...place, LanguageID: languageId(language) })
                }
              />
            )}
            <People place={place} application={reply} onNews={announce} />
            {reply.Signers.length > 0 && <Signers place={place} application={reply} />}
            <p className={classes.quiet}>{t('record')}</p>
          </>
        )}
      </StepPage>
    </div>
  )
}

interface PartProps {
  place: InsurancePlace
  application: LoadedInsurance
}

const About = ({ place: { SiteID }, application }: PartProps) => {
  const t = useTexts()
  const may = useMay()
  const { language } = useLanguage()
  const words = useInsuranceWords()
  const { Status, LoanAmount, CreatedAt, PreparedAt, SentAt, MortgageApplicationId } = application
  const { tone, words: status } = words.status(statusIn(Status))
  const deal = { SiteID, MortgageApplicationID: MortgageApplicationId }
  // An application that a program made from its own facts belongs to no deal of ours.
  const { reply } = useCall('/console-api/ListPipeline', { View: 'open', ...deal }, { enabled: may('deal.view') })
  const isOurs = reply?.Deals.some((one) => one.MortgageApplicationID === MortgageApplicationId) ?? false
  return (
    <Facts
      facts={[
        { label: t('facts.status'), value: <Badge tone={tone}>{status}</Badge> },
        { label: t('facts.loan'), value: words.amount(LoanAmount) },
        { label: t('facts.made'), value: formatInstant(CreatedAt, language) },
        { label: t('facts.prepared'), value: formatInstant(PreparedAt, language) },
        { label: t('facts.sent'), value: formatInstant(SentAt, language) },
        {
          label: t('facts.deal'),
          value: isOurs && <KitLink to={paths.deal(deal, 'insurance')}>{t('facts.openDeal')}</KitLink>,
        },
        { label: t('facts.site'), value: <SiteName site={SiteID} /> },
      ]}
    />
  )
}

type Person = LoadedInsurance['Applicants'][number]

const People = ({ place, application, onNews }: PartProps & { onNews: (news: News) => void }) => {
  const t = useTexts()
  const may = useMay()
  const errorText = useErrorText()
  const { language } = useLanguage()
  const { run } = useOfficeWrite('/console-api/ResendInsuranceApplication', { invalidates: insuranceReads })
  const changing = useDialogFor<Person>()
  const status = statusIn(application.Status)
  const isClosed = status === 'sent' || status === 'signed'
  const answers = ({ AnsweredFl }: Person) => {
    if (AnsweredFl === 0) return t('people.open')
    return t(status === 'created' || status === 'quoted' ? 'people.notYet' : 'people.answered')
  }
  const resend = async (person: Person) => {
    const outcome = await run({ ...place, ApplicantId: person.ApplicantId })
    onNews(
      outcome.ok
        ? { kind: 'success', words: t('resend.done', { email: person.EmailAddress }) }
        : { kind: 'error', words: errorText(outcome.key) },
    )
  }
  return (
    <Section title={t('people.title')} lead={t('people.lead')}>
      <RecordList
        tableFrom={900}
        label={t('people.title')}
        records={application.Applicants}
        idOf={({ ApplicantId }) => ApplicantId}
        nameOf={fullName}
        columns={[
          {
            label: t('people.name'),
            of: (person) => (
              <span className={rows.lines}>
                <span>{fullName(person)}</span>
                <span className={rows.quiet}>{person.EmailAddress}</span>
              </span>
            ),
          },
          {
            label: t('people.link'),
            of: ({ InvitedAt }) =>
              InvitedAt === ''
                ? t('people.notInvited')
                : t('people.invited', { time: formatInstant(InvitedAt, language) }),
          },
          {
            label: t('people.answers'),
            of: answers,
          },
        ]}
        empty={{ title: '', text: '' }}
        {...(may('insurance.manage') && !isClosed && { onEdit: (person: Person) => changing.open(person) })}
        {...(may('insurance.manage') &&
          status !== 'signed' && {
            actions: (person: Person) =>
              person.InvitedAt !== '' && (
                <RowButton
                  icon="mail"
                  label={t('resend.label')}
                  named={t('resend.named', { name: fullName(person) })}
                  onClick={() => void resend(person)}
                />
              ),
          })}
      />
      {changing.dialog && (
        <ApplicantDialog
          key={changing.dialog.opened}
          isOpen={changing.dialog.isOpen}
          place={place}
          application={application}
          person={changing.dialog.row}
          onClose={changing.close}
          onNews={onNews}
        />
      )}
    </Section>
  )
}

const Signers = ({ place: { SiteID }, application }: PartProps) => {
  const t = useTexts()
  const may = useMay()
  const { language } = useLanguage()
  const { Signers: signers, SigningRequestID } = application
  const state = (text: string) => {
    const known = (['waiting', 'invited', 'signed', 'declined'] as const).find((one) => one === text)
    return known === undefined ? '' : t(`signers.${known}`)
  }
  return (
    <Section title={t('signers.title')}>
      <RecordList
        tableFrom={900}
        label={t('signers.title')}
        records={signers}
        idOf={({ Email }) => Email}
        nameOf={fullName}
        columns={[
          { label: t('people.name'), of: (signer) => fullName(signer) },
          { label: t('signers.state'), of: ({ Status }) => state(Status) },
          { label: t('signers.at'), of: ({ SignedAt }) => formatInstant(SignedAt, language) },
        ]}
        empty={{ title: '', text: '' }}
      />
      {may('signing.view') && SigningRequestID !== '' && (
        <p>
          <KitLink to={paths.signing({ SiteID, SigningRequestID })}>{t('signers.open')}</KitLink>
        </p>
      )}
    </Section>
  )
}
