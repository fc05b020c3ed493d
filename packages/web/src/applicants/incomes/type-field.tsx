import { type IncomeParts, incomeParts, isOfferedIncomeType } from '@foyer/domain/applicants/incomes/types.ts'
import type { IncomeType, incomeTypes } from '@foyer/domain/codes/income-types.ts'
import { Cards } from '@foyer/ui/fields/cards.tsx'
import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { useMenu } from '@foyer/ui/fields/index.ts'
import { useField } from '@foyer/ui/form/use-field.ts'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from './texts.ts'
import classes from './type-field.module.css'

type TypeName = keyof typeof incomeTypes

const names: Record<IncomeType, TypeName> = {
  0: 'employment',
  4: 'interest',
  5: 'childSupport',
  6: 'selfEmployment',
  7: 'pension',
  8: 'alimony',
  10: 'other',
  11: 'contract',
  100: 'withoutJob',
}
const isType = (code: number): code is IncomeType => Object.hasOwn(names, code)

const groupNames = ['work', 'received', 'gap'] as const satisfies readonly IncomeParts['asks'][]

/** The types a site offers, each with an explanation, in groups. A period without a job is offered where a history is asked for. */
const useGroups = () => {
  const t = useTexts()
  const { application } = useStep()
  const { items } = useMenu('IncomeType')
  const offered = items.filter(({ Value }) => isOfferedIncomeType(Value, application))
  const choicesOf = (group: IncomeParts['asks']) =>
    offered.flatMap((choice) => {
      const { Value } = choice
      return isType(Value) && incomeParts[Value].asks === group ? [{ ...choice, Help: t(`type.${names[Value]}`) }] : []
    })
  const groups = groupNames
    .filter((group) => group !== 'gap' || application.EmpHistoryYears > 0)
    .map((group) => ({ title: t(`type.${group}`), choices: choicesOf(group) }))
  return { groups: groups.filter(({ choices }) => choices.length > 0), items }
}

/**
 * The type of income comes first, since all other questions depend on it. Once chosen it is shown as text and can be changed,
 * so that the questions follow it at once and not after nine cards.
 */
export const TypeField = ({ name }: { name: string }) => {
  const t = useTexts()
  const field = useField<number>({ name, label: t('type.legend') })
  const { groups, items } = useGroups()
  const [isKept, setKept] = useState(field.value >= 0)
  const changeButton = useRef<HTMLButtonElement>(null)
  // The pressed card is gone, and with it the focus.
  const keep = () => {
    flushSync(() => setKept(true))
    changeButton.current?.focus()
  }
  const kept = items.find(({ Value }) => Value === field.value)
  return (
    <FieldGroup field={field} props={{ name }}>
      {isKept && kept !== undefined ? (
        <div className={classes.kept}>
          <span className={classes.word}>{kept.Label}</span>
          <Button ref={changeButton} variant="default" onClick={() => setKept(false)}>
            {t('type.change')}
          </Button>
        </div>
      ) : (
        <div className={classes.groups}>
          {groups.map(({ title, choices }) => (
            <fieldset key={title} className={classes.group}>
              <legend className={groups.length > 1 ? classes.title : classes.hidden}>{title}</legend>
              <Cards name={field.id} choices={choices} field={field} onPressed={keep} />
            </fieldset>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
