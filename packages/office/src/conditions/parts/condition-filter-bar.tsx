import { openConditionStatuses } from '@foyer/domain/office/conditions.ts'
import { Button } from '@mantine/core'
import { ChoiceBox } from '../../kit/choice-box.tsx'
import { FoldedFilters } from '../../kit/folded-filters.tsx'
import { SiteChoice } from '../../kit/site-choice.tsx'
import { useMe } from '../../session/me.ts'
import { type ConditionFilters, chosenFilters } from '../filters.ts'
import { useTexts } from '../texts.ts'
import classes from './conditions.module.css'

/** The value of everything, since an empty one means that nothing was chosen. */
const all = 'all'

interface ConditionFilterBarProps {
  filters: ConditionFilters
  lenders: readonly string[]
  onChange: (filters: ConditionFilters) => void
}

export const ConditionFilterBar = ({ filters, lenders, onChange }: ConditionFilterBarProps) => {
  const t = useTexts()
  const { Sites } = useMe()
  const chosen = chosenFilters(filters)
  const shown = [...new Set([...lenders, filters.lender])].filter(Boolean)
  return (
    <search className={classes.bar}>
      <FoldedFilters chosen={chosen} className={classes.filters}>
        <SiteChoice
          sites={Sites.map(({ SiteID }) => SiteID)}
          site={filters.site}
          onChoose={(site) => onChange({ ...filters, site })}
        />
        <ChoiceBox
          name="Lender"
          label={t('columns.lender')}
          options={[{ value: all, label: t('hub.allLenders') }, ...shown.map((value) => ({ value, label: value }))]}
          value={filters.lender || all}
          onChoose={(value) => onChange({ ...filters, lender: value === all ? '' : value })}
        />
        <ChoiceBox
          name="Status"
          label={t('columns.status')}
          options={[
            { value: all, label: t('hub.allStatuses') },
            ...openConditionStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          value={filters.status || all}
          onChoose={(value) =>
            onChange({ ...filters, status: openConditionStatuses.find((one) => one === value) ?? '' })
          }
        />
      </FoldedFilters>
      {chosen > 0 && (
        <Button variant="default" onClick={() => onChange({ ...filters, site: '', lender: '', status: '' })}>
          {t('hub.clear')}
        </Button>
      )}
    </search>
  )
}
