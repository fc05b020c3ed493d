import type { BankStatementResponse, BankStatementsApplicant } from '@foyer/domain/bank-statements/fields.ts'
import { listed } from '@foyer/domain/kit/isolate.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { type DealPlace, paths } from '../../kit/paths.ts'
import { useMay } from '../../session/me.ts'
import { useStatementTexts } from '../texts.ts'
import type { LoadedDeal } from '../use-deal.ts'
import classes from './statements.module.css'

/** Who has shared statements of their bank, each leading to it. Absent where the site asks for none and no one shared any. */
export const StatementsPart = ({ place, deal: { Application } }: { place: DealPlace; deal: LoadedDeal }) => {
  const t = useStatementTexts()
  const may = useMay()
  const { showBankStatement, BankStatementsApplicants: people } = Application
  const isAsked = showBankStatement === 1 || people.some(({ RequestID }) => RequestID > 0)
  if (!isAsked || people.length === 0) return null
  return (
    <section aria-labelledby="statements" data-statements>
      <h2 id="statements" className={classes.title}>
        {t('heading')}
      </h2>
      {!may('statement.view') && <p className={classes.quiet}>{t('notPermitted')}</p>}
      <ul className={classes.people}>
        {people.map((person) => (
          <Person key={person.ApplicantID} place={place} person={person} />
        ))}
      </ul>
    </section>
  )
}

const Person = ({ place, person }: { place: DealPlace; person: BankStatementsApplicant }) => {
  const t = useStatementTexts()
  const { ApplicantName, Responses, RequestedFlag, FailedFlag } = person
  const state = FailedFlag === 1 ? t('failed') : RequestedFlag === 1 ? t('asked') : t('none')
  return (
    <li className={classes.person}>
      <p className={classes.name}>{ApplicantName}</p>
      {Responses.length === 0 ? (
        <p className={classes.quiet}>{state}</p>
      ) : (
        Responses.map((response) => (
          <Response key={response.RequestID} place={place} response={response} name={ApplicantName} />
        ))
      )}
    </li>
  )
}

interface ResponseProps {
  place: DealPlace
  response: BankStatementResponse
  name: string
}

const Response = ({ place, response, name }: ResponseProps) => {
  const t = useStatementTexts()
  const may = useMay()
  const { language } = useLanguage()
  const { RequestID, Institution, Accounts, FetchedFlag, strResponseDate: date } = response
  const list = listed(
    Accounts.map(({ Title, LastDigits }) => t('account', { title: Title, digits: LastDigits })),
    language,
  )
  return (
    <div className={classes.response}>
      <div>
        {Institution !== '' && <p className={classes.text}>{Institution}</p>}
        <p className={classes.quiet}>{t(FetchedFlag === 1 ? 'received' : 'waiting', { date })}</p>
        {list !== '' && <p className={classes.quiet}>{t('accounts', { list })}</p>}
      </div>
      {FetchedFlag === 1 && may('statement.view') && (
        <KitLink
          to={paths.statement(place, RequestID)}
          className={classes.link}
          label={t('lookNamed', { name, institution: Institution })}
        >
          {t('look')}
        </KitLink>
      )}
    </div>
  )
}
