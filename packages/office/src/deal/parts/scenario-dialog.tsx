import { problem } from '@foyer/domain/kit/problem.ts'
import { cleanLine, isBlank } from '@foyer/domain/kit/text.ts'
import type { NamedScenario } from '@foyer/domain/qualification/worksheet-fields.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { MoneyField, NumberField, PercentField, TextField } from '@foyer/ui/fields/index.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import type { DealPlace } from '../../kit/paths.ts'
import { loadAgain } from '../../live/index.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { dealReads } from '../use-deal.ts'
import classes from './figures.module.css'

interface ScenarioDialogProps {
  isOpen: boolean
  onClose: () => void
  place: DealPlace
  all: readonly NamedScenario[]
  /** Undefined for a new one. */
  changed: NamedScenario | undefined
  onDone: (words: string) => void
}

const blank = {
  Name: '',
  Rate: null,
  TermMonths: null,
  AmortizationYears: null,
  PropertyValue: null,
  DownPayment: null,
} satisfies NamedScenario

/** The comparison and the document distinguish scenarios by their names. */
const isTaken = (name: string, others: readonly NamedScenario[]) =>
  others.some(({ Name }) => Name.toLowerCase() === cleanLine(name).toLowerCase())

/** What this person changed, on what a colleague may have saved meanwhile. */
const merged = (given: NamedScenario, opened: NamedScenario | undefined, now: NamedScenario): NamedScenario => {
  const before = Object.entries({ ...blank, ...opened })
  const kept = before.flatMap(([name, value]) => (Reflect.get(given, name) === value ? [name] : []))
  return { ...given, ...Object.fromEntries(kept.map((name) => [name, Reflect.get(now, name)])) }
}

/** A mortgage to compare with the deal: what is left empty is that of the deal. */
export const ScenarioDialog = ({ isOpen, onClose, place, all, changed, onDone }: ScenarioDialogProps) => {
  const t = useTexts()
  const save = useOfficeWrite('/console-api/SaveScenarios', { invalidates: dealReads })
  const [isStale, setStale] = useState(false)
  // A colleague may have saved others meanwhile, so the changed one is found by its name.
  const at = all.findIndex(({ Name }) => Name === changed?.Name)
  const others = all.filter((_, index) => index !== at)
  const submit = async (scenario: NamedScenario) => {
    const now = all[at]
    const Scenarios = now === undefined ? [...all, scenario] : all.with(at, merged(scenario, changed, now))
    const outcome = await save.run({ ...place, Before: [...all], Scenarios })
    if (!outcome.ok && outcome.key === 'StaleEdit' && (await loadAgain(['/console-api/LoadDeal']))) setStale(true)
    return outcome
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(changed === undefined ? 'figures.new' : 'figures.edit')}
      size="md"
      submit={t('figures.save')}
      texts="office.deal"
      values={{ ...blank, ...changed }}
      rules={({ Name }) => [
        ...problem(isBlank(Name), 'Name', 'RequiredSetting'),
        ...problem(!isBlank(Name) && isTaken(Name, others), 'Name', 'InvalidSetting'),
      ]}
      errorsUnder={`Scenarios.${at < 0 ? all.length : at}`}
      onSubmit={submit}
      onDone={(_, { Name }) => onDone(t('done.scenario', { name: Name }))}
    >
      {isStale && (
        <Notice kind="info" announced title={t('figures.stale')}>
          <ul>
            {all.map(({ Name }) => (
              <li key={Name}>{Name}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p className={classes.text}>{t('figures.dialogText')}</p>
      <TextField name="Name" maxLength={60} />
      <Row>
        <PercentField name="Rate" optional />
        <NumberField name="TermMonths" digits={3} unit={t('figures.months')} optional />
        <NumberField name="AmortizationYears" digits={2} unit={t('figures.years')} optional />
      </Row>
      <Row>
        <MoneyField name="PropertyValue" optional />
        <MoneyField name="DownPayment" optional />
      </Row>
    </FormDialog>
  )
}
