import { formatDate } from '@foyer/domain/kit/dates.ts'
import { logGroups } from '@foyer/domain/office/activity.ts'
import { logActors } from '@foyer/domain/office/audit-log.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { today } from '@foyer/ui/today.ts'
import { Button } from '@mantine/core'
import { ChoiceBox } from '../../kit/choice-box.tsx'
import { FoldedFilters } from '../../kit/folded-filters.tsx'
import { SiteChoice } from '../../kit/site-choice.tsx'
import classes from '../audit.module.css'
import { type Actors, chosenFilters, type LogFilters, noFilters } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { PeriodDialog } from './period-dialog.tsx'

/** The value of everything, since an empty one means that nothing was chosen. */
const all = 'all'
const sent = (value: string): string => (value === all ? '' : value)

interface AuditFilterBarProps {
  filters: LogFilters
  /** Undefined while they load. */
  actors: Actors | undefined
  onChange: (filters: LogFilters) => void
}

/** Groups, then people and keys by name. */
const useActors = (actors: Actors | undefined) => {
  const t = useTexts()
  return [
    { value: all, label: t('filters.everyone') },
    ...logActors.map((group) => ({ value: group, label: t(`actors.${group}`) })),
    ...(actors?.People ?? []).map(({ PersonID, Name, EndedFl }) => ({
      value: `person:${PersonID}`,
      label: EndedFl === 1 ? t('filters.former', { name: Name }) : Name,
    })),
    ...(actors?.Programs ?? []).map(({ KeyID, Name }) => ({
      value: `key:${KeyID}`,
      label: t('filters.program', { name: Name }),
    })),
  ]
}

export const AuditFilterBar = ({ filters, actors, onChange }: AuditFilterBarProps) => {
  const t = useTexts()
  const sites = actors?.Sites ?? []
  const who = useActors(actors)
  const choosing = useDialogFor<null>()
  const chosen = chosenFilters(filters, today())
  return (
    <search className={classes.bar}>
      <FoldedFilters chosen={chosen} className={classes.filters}>
        <ChoiceBox
          name="Who"
          label={t('filters.who')}
          options={who}
          value={who.some(({ value }) => value === filters.who) ? filters.who : all}
          onChoose={(value) => onChange({ ...filters, who: sent(value) })}
        />
        <ChoiceBox
          name="What"
          label={t('filters.what')}
          options={[
            { value: all, label: t('filters.everything') },
            ...logGroups.map((group) => ({ value: group, label: t(`groups.${group}`) })),
          ]}
          value={filters.what || all}
          onChoose={(value) => onChange({ ...filters, what: logGroups.find((group) => group === value) ?? '' })}
        />
        <SiteChoice sites={sites} site={filters.site} onChoose={(site) => onChange({ ...filters, site })} />
      </FoldedFilters>
      <Button variant="default" className={classes.control ?? ''} data-days onClick={() => choosing.open(null)}>
        {t('period.open')}
      </Button>
      {chosen > 0 && (
        <Button
          variant="default"
          className={classes.control ?? ''}
          data-clear
          onClick={() => onChange(noFilters(today()))}
        >
          {t('filters.clear')}
        </Button>
      )}
      <p className={classes.chosen} data-period>
        <PeriodWords filters={filters} />
      </p>
      {choosing.dialog && (
        <PeriodDialog
          key={choosing.dialog.opened}
          isOpen={choosing.dialog.isOpen}
          filters={filters}
          onClose={choosing.close}
          onChoose={onChange}
        />
      )}
    </search>
  )
}

/** Which days and which deal are shown, so that it is also on paper. */
const PeriodWords = ({ filters: { first, last, deal } }: { filters: LogFilters }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const [from, to] = [formatDate(first, language), formatDate(last, language)]
  const days = () => {
    if (first === '') return last === '' ? t('period.all') : t('period.until', { last: to })
    return last === '' ? t('period.since', { first: from }) : t('period.days', { first: from, last: to })
  }
  return [...(deal === 0 ? [] : [t('period.deal', { number: deal })]), days()].join(' · ')
}
