import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { type Incident, incidentNotices, noticesDue } from '@foyer/domain/incidents/rules.ts'
import { formatDate, isDate } from '@foyer/domain/kit/dates.ts'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useTexts } from './texts.ts'

export type Entry = ReplyOf<'/console-api/ListIncidents'>['Incidents'][number]

/** What the list and the file state of an incident. */
export const useIncidentWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const day = (date: string) => (date === '' ? '' : formatDate(date, language))
  const count = (value: string | number) =>
    new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-CA').format(Number(value))
  const changed = (name: string, instant: string) => t('changed', { name, at: formatInstant(instant, language) })
  const notices = (incident: Incident): string[] => [
    ...incidentNotices.flatMap((name) =>
      incident[name] === '' ? [] : [t('noticed', { who: t(`notice.${name}`), day: day(incident[name]) })],
    ),
    ...noticesDue(incident).map((name) => t('due', { who: t(`notice.${name}`) })),
  ]
  return {
    day,
    notices: (incident: Incident): string[] => {
      const all = notices(incident)
      return all.length === 0 ? [t('noNotice')] : all
    },
    people: ({ People, ApproximateFl }: Incident): string => {
      if (People === null) return t('unknown')
      return ApproximateFl === 1 ? t('about', { count: count(People) }) : count(People)
    },
    changed,
    /** A field as people read it; empty where there is nothing. */
    value: (incident: Incident, name: keyof Incident): string => {
      const value = incident[name]
      if (name === 'Risk') return t(`risk.${incident.Risk}`)
      if (name === 'ApproximateFl') return t(value === 1 ? 'file.yes' : 'file.no')
      if (name === 'People') return value === null ? '' : count(value)
      return isDate(String(value)) ? day(String(value)) : String(value)
    },
  }
}
