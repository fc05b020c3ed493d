import { useCall } from '@foyer/ui/client/use-call.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Button } from '@mantine/core'
import { ChoiceBox } from '../../kit/choice-box.tsx'
import { FoldedFilters } from '../../kit/folded-filters.tsx'
import { SiteChoice } from '../../kit/site-choice.tsx'
import { useMe } from '../../session/me.ts'
import { chosenFilters, isNarrowed, type LeadFilters, noFilters, periods } from '../filters.ts'
import { useTexts } from '../texts.ts'
import classes from './leads.module.css'

/** The value of everything, since an empty one means that nothing was chosen. */
const all = 'all'
const sent = (value: string): string => (value === all ? '' : value)

interface LeadFilterBarProps {
  filters: LeadFilters
  onChange: (filters: LeadFilters) => void
}

/** Answers are encrypted as a whole, so that leads are narrowed by where and when they came, and not searched. */
export const LeadFilterBar = ({ filters, onChange }: LeadFilterBarProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { Sites } = useMe()
  const { reply } = useCall('/console-api/ListLeadForms', {})
  const forms = (reply?.Forms ?? []).filter(({ SiteID }) => filters.site === '' || SiteID === filters.site)
  return (
    <search className={classes.bar}>
      <FoldedFilters chosen={chosenFilters(filters)} className={classes.filters}>
        <SiteChoice
          sites={Sites.map(({ SiteID }) => SiteID)}
          site={filters.site}
          onChoose={(site) => onChange({ ...filters, site, form: '' })}
        />
        {(forms.length > 1 || filters.form !== '') && (
          <ChoiceBox
            name="Token"
            label={t('filters.form')}
            options={[
              { value: all, label: t('filters.allForms') },
              ...forms.map(({ Token, Name, NameFr }) => ({ value: Token, label: language === 'fr' ? NameFr : Name })),
            ]}
            value={filters.form || all}
            onChoose={(value) => onChange({ ...filters, form: sent(value) })}
          />
        )}
        <ChoiceBox
          name="Days"
          label={t('filters.period')}
          options={periods.map((days) => ({
            value: String(days),
            label: days === 0 ? t('filters.allTime') : t('filters.days', { count: days }),
          }))}
          value={String(filters.days)}
          onChoose={(value) => onChange({ ...filters, days: periods.find((days) => String(days) === value) ?? 0 })}
        />
      </FoldedFilters>
      {isNarrowed(filters) && (
        <Button variant="default" onClick={() => onChange({ ...noFilters, view: filters.view })}>
          {t('filters.clear')}
        </Button>
      )}
    </search>
  )
}
