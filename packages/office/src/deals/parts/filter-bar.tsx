import { noOwner } from '@foyer/domain/office/pipeline.ts'
import { stages } from '@foyer/domain/office/stages.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useMenu } from '@foyer/ui/fields/index.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ChoiceBox } from '../../kit/choice-box.tsx'
import { FoldedFilters } from '../../kit/folded-filters.tsx'
import { SearchBox } from '../../kit/search-box.tsx'
import { SiteChoice } from '../../kit/site-choice.tsx'
import { useMe } from '../../session/me.ts'
import { chosenFilters, type Filters, isNarrowed, noFilters } from '../filters.ts'
import { useTexts } from '../texts.ts'
import classes from './deals.module.css'

interface FilterBarProps {
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Search and filters. */
export const FilterBar = ({ filters, onChange }: FilterBarProps) => {
  const t = useTexts()
  // The box keeps what is typed, so clearing it makes a new one.
  const [cleared, setCleared] = useState(0)
  return (
    <search className={classes.bar}>
      <SearchBox
        key={cleared}
        placeholder={t('search')}
        search={filters.search}
        onSearch={(search) => onChange({ ...filters, search })}
      />
      <FoldedFilters chosen={chosenFilters(filters)} className={classes.filters}>
        <Choices filters={filters} onChange={onChange} />
      </FoldedFilters>
      {isNarrowed(filters) && (
        <Button
          variant="default"
          onClick={() => {
            setCleared(cleared + 1)
            onChange({ ...noFilters, layout: filters.layout, view: filters.view })
          }}
        >
          {t('filters.clear')}
        </Button>
      )}
    </search>
  )
}

/** The value of everything, since an empty one means that nothing was chosen. */
const all = 'all'
const sent = (value: string): string => (value === all ? '' : value)
const sentCode = (value: string): number => (value === all ? -1 : Number(value))
const shownCode = (code: number): string => (code < 0 ? all : String(code))

const Choices = ({ filters, onChange }: FilterBarProps) => {
  const t = useTexts()
  const { PersonID, Sites } = useMe()
  const { reply } = useCall('/console-api/ListColleagues', {})
  const statuses = useMenu('MortgageApplicationStatus').items
  const purposes = useMenu('DealPurpose').items
  const ofMenu = (items: typeof statuses) => items.map(({ Value, Label }) => ({ value: String(Value), label: Label }))
  const colleagues = (reply?.People ?? []).filter((one) => one.PersonID !== PersonID)
  const owners = [
    { value: all, label: t('filters.anyone') },
    { value: 'me', label: t('filters.mine') },
    { value: noOwner, label: t('filters.none') },
    ...colleagues.map((one) => ({ value: one.PersonID, label: one.Name })),
  ]
  return (
    <>
      <ChoiceBox
        name="Owner"
        label={t('fields.Owner.label')}
        options={owners}
        value={filters.owner || all}
        onChoose={(value) => onChange({ ...filters, owner: sent(value) })}
      />
      <SiteChoice
        sites={Sites.map(({ SiteID }) => SiteID)}
        site={filters.site}
        onChoose={(site) => onChange({ ...filters, site })}
      />
      {filters.layout === 'table' && (
        <>
          <ChoiceBox
            name="Stage"
            label={t('fields.Stage.label')}
            options={[
              { value: all, label: t('filters.allStages') },
              ...stages.map((stage) => ({ value: stage, label: t(`stages.${stage}`) })),
            ]}
            value={filters.stage || all}
            onChoose={(value) => onChange({ ...filters, stage: stages.find((stage) => stage === value) ?? '' })}
          />
          <ChoiceBox
            name="StatusDD"
            label={t('fields.StatusDD.label')}
            options={[{ value: all, label: t('filters.allStatuses') }, ...ofMenu(statuses)]}
            value={shownCode(filters.status)}
            onChoose={(value) => onChange({ ...filters, status: sentCode(value) })}
          />
        </>
      )}
      <ChoiceBox
        name="PurposeDD"
        label={t('fields.PurposeDD.label')}
        options={[{ value: all, label: t('filters.allPurposes') }, ...ofMenu(purposes)]}
        value={shownCode(filters.purpose)}
        onChoose={(value) => onChange({ ...filters, purpose: sentCode(value) })}
      />
    </>
  )
}
