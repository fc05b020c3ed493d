import {
  type IncomeType,
  incomeParts,
  type incomeTypes,
  isOfferedIncomeType,
} from '@foyer/domain/applicants/incomes/types.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Cards } from '../../kit/fields/cards.tsx'
import { FieldGroup } from '../../kit/fields/field-parts.tsx'
import { useMenu } from '../../kit/fields/index.ts'
import { useField } from '../../kit/form/use-field.ts'
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
}
const isType = (code: number): code is IncomeType => Object.hasOwn(names, code)

/** The types a site offers, each with an explanation, grouped into work and other. */
const useGroups = () => {
  const t = useTexts()
  const { application } = useStep()
  const { items } = useMenu('IncomeType')
  const offered = items.filter(({ Value }) => isOfferedIncomeType(Value, application))
  const choicesOf = (isWork: boolean) =>
    offered.flatMap((choice) => {
      const { Value } = choice
      return isType(Value) && incomeParts[Value].work === isWork ? [{ ...choice, Help: t(`type.${names[Value]}`) }] : []
    })
  const groups = [
    { title: t('type.work'), choices: choicesOf(true) },
    { title: t('type.received'), choices: choicesOf(false) },
  ]
  return { groups: groups.filter(({ choices }) => choices.length > 0), items }
}

/**
 * The type of income comes first, since all other questions depend on it. A stored one is shown as text and can be
 * changed.
 */
export const TypeField = ({ name }: { name: string }) => {
  const t = useTexts()
  const field = useField<number>({ name, label: t('type.legend') })
  const { groups, items } = useGroups()
  const [isKept, setKept] = useState(field.value >= 0)
  const kept = items.find(({ Value }) => Value === field.value)
  return (
    <FieldGroup field={field} props={{ name }}>
      {isKept && kept !== undefined ? (
        <div className={classes.kept}>
          <span className={classes.word}>{kept.Label}</span>
          <Button variant="default" onClick={() => setKept(false)}>
            {t('type.change')}
          </Button>
        </div>
      ) : (
        <div className={classes.groups}>
          {groups.map(({ title, choices }) => (
            <fieldset key={title} className={classes.group}>
              <legend className={groups.length > 1 ? classes.title : classes.hidden}>{title}</legend>
              <Cards name={field.id} choices={choices} field={field} />
            </fieldset>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
