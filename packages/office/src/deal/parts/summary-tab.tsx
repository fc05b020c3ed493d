import { contradictionsOf } from '@foyer/domain/applicants/contradictions.ts'
import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Position } from '@foyer/domain/flow.ts'
import { signingNeeds } from '@foyer/domain/office/pipeline.ts'
import { missingBeforeSubmit } from '@foyer/domain/review/missing-before-submit.ts'
import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { today } from '@foyer/ui/today.ts'
import { type ListedDeal, useDealWords } from '../../deals/index.ts'
import { paths } from '../../kit/paths.ts'
import { useStepName } from '../../kit/step-name.ts'
import { useMay } from '../../session/me.ts'
import { NotesSection } from '../notes/notes-section.tsx'
import { Invitations } from '../people/invitations.tsx'
import { ReviewSection } from '../people/review-section.tsx'
import { awaitedPeople, usePersonState } from '../people/use-people.ts'
import { isToDecide, reviewItems } from '../review/items.ts'
import { SubmissionsSection } from '../submissions/submissions-section.tsx'
import { TermsSection } from '../terms/terms-section.tsx'
import { useTexts } from '../texts.ts'
import type { LoadedDeal } from '../use-deal.ts'
import { Contacts } from './contacts.tsx'
import classes from './deal.module.css'
import type { DealProps } from './deal-page.tsx'
import { standings } from './standings.ts'

type SummaryProps = DealProps & { listed: ListedDeal | undefined }

/** What waits, what is missing, what the figures are, who has been invited, and what colleagues noted. */
export const SummaryTab = (props: SummaryProps) => (
  <div className={classes.columns}>
    <Waits {...props} />
    <MissingAnswers deal={props.deal} />
    <Contacts deal={props.deal} />
    <Ratios place={props.place} deal={props.deal} />
    <Contradictions deal={props.deal} />
    <TermsSection {...props} />
    <Invitations place={props.place} deal={props.deal} />
    <ReviewSection {...props} />
    <SubmissionsSection {...props} />
    <NotesSection place={props.place} />
  </div>
)

const Waits = ({ place, deal, listed }: SummaryProps) => {
  const t = useTexts()
  const may = useMay()
  const { need } = useDealWords()
  const [first] = reviewItems(deal).filter(isToDecide)
  const needs = listed?.Needs ?? []
  return (
    <Section title={t('waits.title')}>
      {needs.length === 0 && first === undefined && <p className={classes.quiet}>{t('waits.nothing')}</p>}
      {listed !== undefined && needs.length > 0 && (
        <ul className={classes.lines}>
          {needs.map((one) => (
            <li key={one.Reason}>
              {need(one, listed)}
              {(one.Reason === 'new' || one.Reason === 'silent') && (
                <span className={classes.quiet}>{t(`waits.${one.Reason}`)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {first !== undefined && (
        <p className={classes.text}>
          <KitLink to={paths.review(place, first.item.DFRequestDocItemID)} className={classes.action}>
            {t('waits.review')}
          </KitLink>
        </p>
      )}
      {may('signing.view') && needs.some(({ Reason }) => signingNeeds.includes(Reason)) && (
        <p className={classes.text}>
          <KitLink to={paths.deal(place, 'signing')} className={classes.action}>
            {t('waits.signing')}
          </KitLink>
        </p>
      )}
    </Section>
  )
}

const MissingAnswers = ({ deal }: { deal: LoadedDeal }) => {
  const { Application } = deal
  const t = useTexts()
  const stateOf = usePersonState()
  const errorText = useErrorText()
  const stepName = useStepName()
  const missing = missingBeforeSubmit(Application, today())
  const awaited = awaitedPeople(deal)
  const titleOf = ({ step, applicantId }: Position): string => {
    const person = Application.Applicants.find(({ ApplicantID }) => ApplicantID === applicantId)
    const name = person === undefined ? '' : fullName(person)
    return name === '' ? stepName(step) : t('missing.step', { name, step: stepName(step) })
  }
  return (
    <Section title={t('missing.title')}>
      {missing.length + awaited.length === 0 && <p className={classes.quiet}>{t('missing.none')}</p>}
      <ul className={classes.lines}>
        {missing.map(({ position, problems }) => (
          <li key={`${position.step} ${position.applicantId ?? 0}`}>
            <span className={classes.strong}>{titleOf(position)}</span>
            <span className={classes.quiet}>
              {problems.length === 0
                ? t('missing.notFinished')
                : [...new Set(problems.map(({ Key }) => errorText(Key)))].join(' ')}
            </span>
          </li>
        ))}
        {awaited.map((person) => (
          <li key={`invite ${person.invite?.InviteID ?? 0}`}>
            <span className={classes.strong}>{person.name}</span>
            <span className={classes.quiet}>{stateOf(person).line}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Contradictions = ({ deal: { Application } }: { deal: LoadedDeal }) => {
  const t = useTexts()
  const { Applicants: applicants, InterView: interview } = Application
  const found = applicants.flatMap((applicant) =>
    contradictionsOf(applicant, { settings: Application, interview, applicants }).map((key) => ({ applicant, key })),
  )
  if (found.length === 0) return null
  return (
    <Section title={t('contradicts.title')}>
      <ul className={classes.lines}>
        {found.map(({ applicant, key }) => {
          const reason = applicant.Reasons[key]
          return (
            <li key={`${applicant.ApplicantID} ${key}`}>
              <span className={classes.strong}>
                {t('missing.step', { name: fullName(applicant), step: t(`contradicts.${key}`) })}
              </span>
              <span className={classes.quiet}>
                {reason === '' ? t('contradicts.noReason') : t('contradicts.reason', { reason })}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

const Ratios = ({ place, deal: { Worksheet } }: Pick<SummaryProps, 'place' | 'deal'>) => {
  const t = useTexts()
  const result = Worksheet?.Results[0]
  const loanToValue = result?.Figures.find(({ Name }) => Name === 'loanToValue')
  const missing = Worksheet?.Missing ?? []
  return (
    <Section title={t('ratios.title')}>
      {result === undefined ? (
        <p className={classes.quiet}>{t('ratios.none')}</p>
      ) : (
        <ul className={classes.ratios}>
          {result.Ratios.map(({ Name, Text, Standing, WithinFl }) => {
            const standing = standings[WithinFl]
            // The worksheet names its figures in the reader's language.
            const title = result.Figures.find((one) => one.Name === Name.toLowerCase())?.Title ?? Name
            return (
              <li key={Name}>
                <span className={classes.ratioName}>{title}</span>
                <span className={classes.figure}>{Text}</span>
                {standing && <Badge tone={standing.tone}>{t(standing.key)}</Badge>}
                {/* The badge states the same, where there is one. */}
                {standing === undefined && <span className={classes.quiet}>{Standing}</span>}
              </li>
            )
          })}
          {loanToValue !== undefined && (
            <li>
              <span className={classes.ratioName}>{loanToValue.Title}</span>
              <span className={classes.figure}>{loanToValue.Text}</span>
            </li>
          )}
        </ul>
      )}
      {result !== undefined && (
        <p className={classes.text}>
          <KitLink to={paths.deal(place, 'figures')}>{t('ratios.more')}</KitLink>
        </p>
      )}
      {missing.length > 0 && (
        <div>
          <h3 className={classes.small}>{t('ratios.needs')}</h3>
          <ul className={classes.plain}>
            {missing.map(({ Fact, Text, EnterFl }) => (
              <li key={Fact}>
                {t('ratios.need', { what: Text, who: t(EnterFl === 1 ? 'ratios.enter' : 'ratios.ask') })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}
