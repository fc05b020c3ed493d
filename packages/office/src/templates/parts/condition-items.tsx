import { mostListedConditions } from '@foyer/domain/office/condition-templates.ts'
import { mostConditionCharacters } from '@foyer/domain/office/conditions.ts'
import { SelectField } from '@foyer/ui/fields/choice-fields.tsx'
import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useField } from '@foyer/ui/form/use-field.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTexts } from '../texts.ts'
import type { StoredConditions } from './condition-list.tsx'
import { documentKinds } from './document-names.ts'
import classes from './templates.module.css'

type Item = StoredConditions['Items'][number]

export const blankCondition: Item = { TextEn: '', TextFr: '', Type: -1, DueDays: 0 }

const days = [0, 1, 3, 5, 7, 10, 14, 21, 30, 45, 60]

/** The conditions of a list, in their order. */
export const ConditionItems = () => {
  const t = useTexts()
  const props = { name: 'Items', label: t('conditions.items') }
  const field = useField<Item[]>(props)
  const box = useRef<HTMLDivElement>(null)
  const items = field.value
  const change = (next: Item[], focused: number) => {
    field.set(next)
    // The row whose button was pressed is another one by now.
    requestAnimationFrame(() =>
      box.current
        ?.querySelectorAll<HTMLInputElement>('input[id$="TextEn"]')
        [Math.min(focused, next.length - 1)]?.focus(),
    )
  }
  const up = (place: number) => {
    const next = [...items]
    const [moved] = next.splice(place, 1)
    if (moved) next.splice(place - 1, 0, moved)
    change(next, place - 1)
  }
  return (
    <FieldGroup field={field} props={props}>
      <div ref={box} className={classes.items}>
        {items.map((_, place) => (
          // Items have no ids: their place is what the server's errors name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a row here.
          <fieldset key={place} className={classes.item}>
            <legend>{t('conditions.item', { place: place + 1 })}</legend>
            <ItemFields place={place} />
            <div className={classes.actions}>
              {place > 0 && (
                <RowButton
                  icon="up"
                  label={t('up')}
                  named={t('upNamed', { name: t('conditions.item', { place: place + 1 }) })}
                  onClick={() => up(place)}
                />
              )}
              <RowButton
                icon="trash"
                label={t('conditions.removeItem')}
                named={t('conditions.removeItemNamed', { place: place + 1 })}
                onClick={() => change(items.toSpliced(place, 1), place)}
              />
            </div>
          </fieldset>
        ))}
        {items.length < mostListedConditions && (
          <div>
            <Button
              variant="default"
              data-add-item
              leftSection={<Icon name="plus" size={18} />}
              onClick={() => change([...items, blankCondition], items.length)}
            >
              {t('conditions.addItem')}
            </Button>
          </div>
        )}
      </div>
    </FieldGroup>
  )
}

const ItemFields = ({ place }: { place: number }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const under = (field: string) => `Items.${place}.${field}`
  const due = useFormValue<number>(under('DueDays'))
  return (
    <>
      <div lang="en">
        <TextField name={under('TextEn')} label={t('conditions.textEn')} maxLength={mostConditionCharacters} />
      </div>
      <div lang="fr">
        <TextField name={under('TextFr')} label={t('conditions.textFr')} maxLength={mostConditionCharacters} />
      </div>
      <Row>
        <SelectField
          name={under('Type')}
          label={t('conditions.document')}
          optional
          choices={documentKinds(language).map(({ type, name }) => ({ Value: type, Label: name }))}
        />
        <SelectField
          name={under('DueDays')}
          label={t('conditions.due')}
          help={t('conditions.dueHelp')}
          choices={[...new Set([...days, due])]
            .sort((a, b) => a - b)
            .map((count) => ({
              Value: count,
              Label: count === 0 ? t('requests.noDue') : t('conditions.daysBefore', { count }),
            }))}
        />
      </Row>
    </>
  )
}
