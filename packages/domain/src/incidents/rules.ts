import { addYears, isDate } from '../kit/dates.ts'
import { problem } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'

/**
 * The register of incidents with personal information: what PIPEDA (s. 10.3, SOR/2018-64 s. 6) and Quebec (P-39.1 s. 3.8, A-2.1,
 * r. 3.1, s. 7 and 8) ask to record of each, whether it is reported or not.
 */
export const longestIncidentText = 2000
/** The people who live in Canada, and some. */
export const mostAffected = 99_999_999
export const incidentsPage = 25

/**
 * Years from the day on which the brokerage became aware of it, for which an entry is kept at least: five in Quebec, and 24 months
 * under PIPEDA, so five satisfy both. Foyer deletes none.
 */
export const incidentYears = 5

/** Whether there is a real risk of significant harm (Quebec: a risk of serious injury). `open`: not assessed yet. */
export const incidentRisks = ['open', 'yes', 'no'] as const
export type IncidentRisk = (typeof incidentRisks)[number]

/** Whom the law may have the brokerage notify, by the field with the day of it. */
export const incidentNotices = ['CommissionerOn', 'CaiOn', 'PeopleOn'] as const

export interface Incident {
  Circumstances: string
  /** Or why it cannot be described. */
  Information: string
  FirstDay: string
  /** Empty: one day. */
  LastDay: string
  AwareOn: string
  /** Null: not known yet. */
  People: number | null
  /** The days or the number are approximate. */
  ApproximateFl: number
  Risk: IncidentRisk
  Assessment: string
  CommissionerOn: string
  CaiOn: string
  PeopleOn: string
  /** Whether and why the public was notified. */
  PublicNotice: string
  Measures: string
}

export const blankIncident: Incident = {
  ...{ Circumstances: '', Information: '', FirstDay: '', LastDay: '', AwareOn: '', People: null, ApproximateFl: 0 },
  ...{ Risk: 'open', Assessment: '', CommissionerOn: '', CaiOn: '', PeopleOn: '', PublicNotice: '', Measures: '' },
}

/** The fields in which two versions of an entry differ, in the order of the form. */
export const incidentChanges = (before: Incident, after: Incident): (keyof Incident)[] =>
  (Object.keys(blankIncident) as (keyof Incident)[]).filter((name) => before[name] !== after[name])

/** The day from which an entry need not be kept any more. */
export const incidentKeptUntil = (awareOn: string): string => addYears(awareOn, incidentYears)

/**
 * Who has to be notified of a real risk and was not yet. Which commissioner depends on where the brokerage and the people are, so
 * either of the two will do.
 */
export const noticesDue = ({ Risk, CommissionerOn, CaiOn, PeopleOn }: Incident): ('commissioner' | 'people')[] =>
  Risk === 'yes'
    ? [
        ...(CommissionerOn === '' && CaiOn === '' ? (['commissioner'] as const) : []),
        ...(PeopleOn === '' ? (['people'] as const) : []),
      ]
    : []

const isPast = (date: string, today: string) => isDate(date) && date <= today

export const incidentProblems = (given: Incident, today: string) => {
  const { FirstDay, LastDay, AwareOn, People } = given
  const isOptional = (date: string) => date === '' || isPast(date, today)
  const notice = (name: (typeof incidentNotices)[number]) =>
    problem(!isOptional(given[name]) || (given[name] !== '' && given[name] < AwareOn), name, 'InvalidNoticeDay')
  return [
    ...problem(isBlank(given.Circumstances), 'Circumstances', 'RequiredDescription'),
    ...problem(isBlank(given.Information), 'Information', 'RequiredDescription'),
    ...problem(!isOptional(FirstDay), 'FirstDay', 'InvalidIncidentDay'),
    ...problem(!isOptional(LastDay) || (LastDay !== '' && LastDay < FirstDay), 'LastDay', 'InvalidIncidentDay'),
    ...problem(!isPast(AwareOn, today) || AwareOn < FirstDay, 'AwareOn', 'InvalidIncidentDay'),
    ...problem(People !== null && (People < 0 || People > mostAffected), 'People', 'InvalidSetting'),
    ...problem(given.Risk !== 'open' && isBlank(given.Assessment), 'Assessment', 'RequiredDescription'),
    ...incidentNotices.flatMap(notice),
  ]
}
