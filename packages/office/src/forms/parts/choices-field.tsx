import { keepFocusIn } from '@foyer/ui/dialogs/use-kept-focus.ts'
import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { useField } from '@foyer/ui/form/use-field.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import classes from '../forms.module.css'
import type { QuestionValues } from '../question-values.ts'
import { useTexts } from '../texts.ts'

const most = 300

/** The choices of a question in both languages, in their order. */
export const ChoicesField = () => {
  const t = useTexts()
  const props = { name: 'availableValues' }
  const field = useField<QuestionValues['availableValues']>(props)
  const box = useRef<HTMLDivElement>(null)
  const [toFocus, setToFocus] = useState(-1)
  const choices = field.value
  useEffect(() => {
    if (toFocus < 0) return
    box.current?.querySelectorAll<HTMLElement>('[data-choice]')[toFocus]?.querySelector('input')?.focus()
    setToFocus(-1)
  }, [toFocus])
  const add = () => {
    field.set([...choices, { value: '', label: '', labelFr: '' }])
    setToFocus(choices.length)
  }
  const remove = (place: number) => {
    field.set(choices.filter((_, at) => at !== place))
    if (choices.length > 1) setToFocus(Math.max(0, place - 1))
    else requestAnimationFrame(() => keepFocusIn(box.current))
  }
  const up = (place: number) => {
    const next = [...choices]
    next.splice(place - 1, 0, ...next.splice(place, 1))
    field.set(next)
    setToFocus(place - 1)
  }
  return (
    <FieldGroup field={field} props={props}>
      <div ref={box} className={classes.choices}>
        {choices.map((choice, place) => {
          const number = place + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a new choice has no value yet, and its boxes keep no state.
            <div key={`${choice.value} ${place}`} className={classes.choice} data-choice>
              <Row>
                <div lang="en">
                  <TextField
                    name={`availableValues.${place}.label`}
                    label={t('choices.en', { number })}
                    maxLength={200}
                  />
                </div>
                <div lang="fr">
                  <TextField
                    name={`availableValues.${place}.labelFr`}
                    label={t('choices.fr', { number })}
                    maxLength={200}
                  />
                </div>
              </Row>
              <div className={classes.buttons}>
                {place > 0 && (
                  <RowButton
                    icon="up"
                    label={t('choices.up')}
                    named={t('choices.upNamed', { number })}
                    onClick={() => up(place)}
                  />
                )}
                <RowButton
                  icon="trash"
                  label={t('choices.remove')}
                  named={t('choices.removeNamed', { number })}
                  onClick={() => remove(place)}
                />
              </div>
            </div>
          )
        })}
        {choices.length < most && (
          <Button
            data-add
            variant="default"
            type="button"
            className={classes.start}
            leftSection={<Icon name="plus" />}
            onClick={add}
          >
            {t('choices.add')}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
