import { Badge, type Tone } from '@foyer/ui/feedback/badge.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import rows from '../../kit/row-list.module.css'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { type Override, stateOf, useRuleWords } from '../use-rule-words.ts'

interface OverrideListProps {
  site: string
  overrides: readonly Override[]
  onDone: (words: string) => void
}

const tones: Readonly<Record<ReturnType<typeof stateOf>, Tone>> = {
  ...{ now: 'good', later: 'open', over: 'quiet', removed: 'quiet' },
}

/** Everything that was entered in place of a rule, the newest first. */
export const OverrideList = ({ site, overrides, onDone }: OverrideListProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { nameOf, value, date } = useRuleWords()
  const remove = useOfficeWrite('/console-api/RemoveRuleOverride', { invalidates: ['/console-api/ListRuleOverrides'] })
  const run = async ({ OverrideID }: Override) => {
    const outcome = await remove.run({ SiteID: site, OverrideID })
    if (outcome.ok) onDone(t('overrides.removed'))
    return outcome
  }
  return (
    <RecordList
      label={t('overrides.list')}
      records={overrides}
      idOf={({ OverrideID }) => OverrideID}
      nameOf={({ RuleID }) => nameOf(RuleID)}
      columns={[
        { label: t('overrides.rule'), of: ({ RuleID }) => nameOf(RuleID) },
        { label: t('overrides.value'), of: ({ Value }) => value(Value) },
        {
          label: t('overrides.days'),
          of: (row) => (
            <span className={rows.lines}>
              {t('overrides.span', { from: date(row.From), to: date(row.To) })}
              <span>
                <Badge tone={tones[stateOf(row)]}>{t(`overrides.states.${stateOf(row)}`)}</Badge>
              </span>
            </span>
          ),
        },
        { label: t('overrides.reason'), of: ({ Reason, ReasonFr }) => (language === 'fr' ? ReasonFr : Reason) },
        {
          label: t('overrides.by'),
          of: ({ By, Name, SavedAt }) =>
            t('overrides.byAt', { name: Name || t(`overrides.names.${By}`), at: formatInstant(SavedAt, language) }),
        },
      ]}
      empty={{ title: t('overrides.none'), text: t('overrides.noneText') }}
      remove={{
        run,
        isAllowed: ({ RemovedAt }) => RemovedAt === '',
        title: t('overrides.removeTitle'),
        text: t('overrides.removeText'),
      }}
    />
  )
}
