import { noOwner } from '@foyer/domain/office/pipeline.ts'
import { stages } from '@foyer/domain/office/stages.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useMenu } from '@foyer/ui/fields/index.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ChoiceBox } from '../../kit/choice-box.tsx'
import { FoldedFilters } from '../../kit/folded-filters.tsx'
import { SiteChoice } from '../../kit/site-choice.tsx'
import { useMe } from '../../session/me.ts'
import { chosenFilters, type Filters, isNarrowed, noFilters, searchOf } from '../filters.ts'
import { useTexts } from '../texts.ts'
import classes from './deals.module.css'

interface FilterBarProps {
  filters: Filters
  onChange: (filters: Filters) => void
  /** The search box, for its key. */
  box: RefObject<HTMLInputElement | null>
}

/** Search and filters. */
export const FilterBar = ({ filters, onChange, box }: FilterBarProps) => {
  const t = useTexts()
  // The box keeps what is typed, so clearing it makes a new one.
  const [cleared, setCleared] = useState(0)
  return (
    <search className={classes.bar}>
      <SearchBox key={cleared} filters={filters} onChange={onChange} box={box} />
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

const SearchBox = ({ filters, onChange, box }: FilterBarProps) => {
  const t = useTexts()
  const [typed, setTyped] = useState(filters.search)
  // What this box searched for last: another search in the address comes from a link.
  const own = useRef(filters.search)
  const search = useDebouncedCallback((text: string) => {
    own.current = searchOf(text)
    if (own.current !== filters.search) onChange({ ...filters, search: own.current })
  }, 300)
  useEffect(() => {
    if (own.current === filters.search) return
    own.current = filters.search
    setTyped(filters.search)
  }, [filters.search])
  return (
    <TextInput
      ref={box}
      type="search"
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      leftSection={<Icon name="search" size={18} />}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      className={classes.search ?? ''}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        search(value)
      }}
    />
  )
}

/** The value of everything, since an empty one means that nothing was chosen. */
const all = 'all'
const sent = (value: string): string => (value === all ? '' : value)
const sentCode = (value: string): number => (value === all ? -1 : Number(value))
const shownCode = (code: number): string => (code < 0 ? all : String(code))

const Choices = ({ filters, onChange }: Omit<FilterBarProps, 'box'>) => {
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
        label={t('fields.SiteID.label')}
        every={t('filters.allSites')}
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
