import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { type Incident, incidentNotices, noticesDue } from '@foyer/domain/incidents/rules.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useTexts } from './texts.ts'

export type Entry = ReplyOf<'/console-api/ListIncidents'>['Incidents'][number]

/** What the list and the file state of an incident. */
export const useIncidentWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const day = (date: string) => (date === '' ? '' : formatDate(date, language))
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
    people: ({ People: count, ApproximateFl }: Incident): string => {
      if (count === null) return t('unknown')
      const number = new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-CA').format(count)
      return ApproximateFl === 1 ? t('about', { count: number }) : number
    },
    changed: ({ By, ChangedAt }: Entry): string => t('changed', { name: By, at: formatInstant(ChangedAt, language) }),
  }
}
