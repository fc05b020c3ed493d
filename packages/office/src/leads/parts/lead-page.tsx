import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { addMonths, formatDate } from '@foyer/domain/kit/dates.ts'
import { mailtoOf } from '@foyer/domain/kit/email.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import { languageId, languageOf } from '@foyer/domain/kit/language.ts'
import { formatPhone, internationalPhone } from '@foyer/domain/kit/phone.ts'
import { consentMonths } from '@foyer/domain/leads/lead-facts.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { Section, StepPage } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import { KeysNote } from '../../kit/key-hint.tsx'
import { type LeadPlace, paths, routes } from '../../kit/paths.ts'
import { useOfficeTexts } from '../../kit/texts.ts'
import { useMay } from '../../session/me.ts'
import { SiteName } from '../../sites/index.ts'
import { useTexts } from '../texts.ts'
import type { News } from '../use-assign.ts'
import { useLeadWords } from '../use-lead-words.ts'
import { EraseButton } from './erase-button.tsx'
import { LeadActions } from './lead-actions.tsx'
import { LeadUpdates } from './lead-updates.tsx'
import classes from './leads.module.css'

export type LoadedLead = ReplyOf<'/console-api/LoadLead'>

export const LeadPage = ({ place }: { place: LeadPlace }) => {
  const t = useTexts()
  const may = useMay()
  const { name } = useLeadWords()
  const { reply, isLoading, failure, retry } = useCall('/console-api/LoadLead', place)
  const [news, setNews] = useState<(News & { at: number }) | undefined>(undefined)
  const announce = (next: News) => setNews((before) => ({ ...next, at: (before?.at ?? 0) + 1 }))
  return (
    <div className={classes.page}>
      <KitLink to={routes.officeLeads} className={classes.back}>
        {t('back')}
      </KitLink>
      <StepPage
        title={reply === undefined ? t('lead') : name(reply)}
        width="wide"
        {...{ isLoading, failure }}
        onRetry={retry}
      >
        {news !== undefined && <Notice key={news.at} kind={news.kind} announced title={news.words} />}
        {reply !== undefined && (
          <>
            <LeadUpdates of={reply.LeadID} />
            <LeadActions lead={reply} onNews={announce} />
            <About lead={reply} />
            <Answers lead={reply} />
            {may('lead.erase') && (
              <div className={classes.actions}>
                <EraseButton lead={reply} />
              </div>
            )}
            {may('lead.claim') && <KeysNote>{t('keysLead')}</KeysNote>}
          </>
        )}
      </StepPage>
    </div>
  )
}

/** How to reach the person, and where the lead came from. */
const About = ({ lead }: { lead: LoadedLead }) => {
  const t = useTexts()
  const office = useOfficeTexts()
  const { language } = useLanguage()
  const words = useLeadWords()
  const { Email, Phone, ReceivedAt, FormName, SiteID, LanguageID, Recipient } = lead
  const until = formatDate(addMonths(dayOfInstant(ReceivedAt), consentMonths), language)
  return (
    <>
      <Facts
        facts={[
          { label: t('facts.email'), value: Email !== '' && <a href={mailtoOf(Email)}>{Email}</a> },
          {
            label: t('facts.phone'),
            value: Phone !== '' && <a href={`tel:${internationalPhone(Phone)}`}>{formatPhone(Phone)}</a>,
          },
          { label: t('facts.language'), value: office(`languages.${languageOf(LanguageID)}`) },
          { label: t('facts.wants'), value: joined([words.purpose(lead), words.amount(lead)]) },
          { label: t('facts.received'), value: formatInstant(ReceivedAt, language) },
          { label: t('facts.form'), value: FormName },
          { label: t('facts.site'), value: <SiteName site={SiteID} /> },
          { label: t('facts.recipient'), value: Recipient },
          { label: t('facts.owner'), value: words.owner(lead) },
          { label: t('facts.application'), value: <Begun lead={lead} /> },
        ]}
      />
      <p className={classes.text}>{t('consent', { date: until })}</p>
    </>
  )
}

/** What became of the invitation to apply. */
const Begun = ({ lead: { SiteID, MortgageApplicationID, InvitedAt, InviteEnds } }: { lead: LoadedLead }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const at = (instant: string) => formatDate(dayOfInstant(instant), language)
  if (MortgageApplicationID !== 0)
    return <KitLink to={paths.deal({ SiteID, MortgageApplicationID })}>{t('begun.deal')}</KitLink>
  if (InvitedAt === '') return t('begun.notInvited')
  const key = new Date(InviteEnds) > new Date() ? 'begun.invited' : 'begun.ended'
  return t(key, { date: at(InvitedAt), until: at(InviteEnds) })
}

/** Every answer with its words of that day, in the reader's language where the form still has them. */
const Answers = ({ lead }: { lead: LoadedLead }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const isOwn = lead.LanguageID === languageId(language)
  const inWords = (own: string, other: string) => (isOwn ? own : other || own)
  const sections = Map.groupBy(lead.Answers, (answer) => inWords(answer.Section, answer.SectionOther))
  return [...sections].map(([section, answers]) => (
    <Section key={section} title={section || t('answers')}>
      <Facts
        facts={answers.map((answer) => {
          const label = inWords(answer.Label, answer.LabelOther)
          return {
            label: answer.Row > 1 ? t('row', { label, row: answer.Row }) : label,
            value: <span className={classes.answer}>{inWords(answer.Words, answer.WordsOther)}</span>,
          }
        })}
      />
    </Section>
  ))
}
